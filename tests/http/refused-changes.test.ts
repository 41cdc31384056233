import { addApartment, findApartmentWithNotes } from '../../backend/data/apartments.ts'
import { listUsers } from '../../backend/data/users/find-users.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { credentials } from '../e2e/own-site.ts'
import { expect, test } from './fixtures.ts'

test('hand-made forms of an apartment get a 4xx and change nothing', async ({
  adminRequest: request,
  site,
}) => {
  const { db } = site.backend
  const added = await addApartment(db, { ...newApartment(defaultBuilding), number: '77', floor: 7 })
  const url = `/admin/apartments/${added.id}`
  const before = await findApartmentWithNotes(db, added.id)
  const form = {
    ...newApartment(defaultBuilding),
    revision: '1',
    secondaryFloor: '',
    hasTerrace: '',
    isDraft: '',
    number: '77',
    floor: '7',
  }
  const { features: _, ...valid } = form
  const wrong: Record<string, string>[] = [
    { number: '' },
    { rooms: '0' },
    { area: '-1' },
    { price: 'много' },
    { type: 'castle' },
    { floor: '12' },
    { secondaryFloor: '8' },
    { revision: 'x' },
  ]
  for (const change of wrong) {
    const sent = Object.fromEntries(Object.entries({ ...valid, ...change }).map(([k, v]) => [k, String(v)]))
    for (const target of [url, '/admin/apartments/new']) {
      if (target.endsWith('new') && 'revision' in change) continue
      const response = await request.post(`${target}.data`, { form: sent })
      expect(response.status(), JSON.stringify(change)).toBe(400)
    }
  }
  const stale = Object.fromEntries(Object.entries({ ...valid, revision: 9 }).map(([k, v]) => [k, String(v)]))
  expect((await request.post(`${url}.data`, { form: stale })).status()).toBe(409)
  expect((await request.post('/admin/apartments/none.data', { form: stale })).status()).toBe(404)
  expect((await request.delete('/admin/apartments/none.data')).status()).toBe(404)
  expect(await findApartmentWithNotes(db, added.id)).toEqual(before)
})

test('hand-made requests to revert get a 4xx', async ({ adminRequest: request }) => {
  const long = 'x'.repeat(500)
  const forms: Record<string, string>[] = [
    {},
    { id: '' },
    { id: 'none' },
    { id: long },
    { id: 'none', field: '__proto__' },
  ]
  for (const form of forms) {
    const response = await request.post('/admin/history.data', { form })
    expect(response.status(), JSON.stringify(form)).toBeGreaterThanOrEqual(400)
    expect(response.status(), JSON.stringify(form)).toBeLessThan(500)
  }
  const wanted: Record<string, string>[] = [
    {},
    { collection: 'enquiries', ids: 'a' },
    { collection: 'stores', ids: '' },
    { collection: 'stores', ids: long },
    { collection: 'media', ids: 'none other', confirmed: long },
  ]
  for (const form of wanted) {
    const response = await request.post('/admin/history/returns.data', { form })
    expect(response.status(), JSON.stringify(form)).toBeGreaterThanOrEqual(400)
    expect(response.status(), JSON.stringify(form)).toBeLessThan(500)
  }
})

test('forbidden changes of accounts are refused', async ({ adminRequest: request, site }) => {
  const people = await listUsers(site.backend.db)
  const id = people.find(({ email }) => email === credentials.email)?.id ?? ''
  const form = { name: 'Втори', email: credentials.email, role: 'agent' }
  expect((await request.post('/admin/users.data?change=invite', { form })).status()).toBe(409)
  for (const change of ['again', 'second-factor', 'deactivate', 'agent', 'remove'])
    expect(
      (await request.post('/admin/users.data?change=account', { form: { id, change } })).status(),
      change,
    ).toBe(422)
  const unknown = { id: 'none', change: 'again' }
  expect((await request.post('/admin/users.data?change=account', { form: unknown })).status()).toBe(404)
  expect((await request.get('/admin/account?done=__proto__')).status()).toBe(200)
  expect(await listUsers(site.backend.db)).toEqual(people)
})
