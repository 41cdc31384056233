import { request as requests } from '@playwright/test'
import { addApartment } from '../../backend/data/apartments.ts'
import { findViewing, listViewings } from '../../backend/data/viewings/queries.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { addTestUser, agentCredentials, signedIn } from '../an-agent.ts'
import { expect, test } from './fixtures.ts'

const day = '2027-03-16'
const typed = {
  ...{ day, time: '10:00', minutes: '45', place: 'Офисът' },
  ...{ name: 'Петър Оглеждачев', phone: '0888 000 031', email: '', language: 'bg', isMailed: 'on' },
}

test('an agent plans, moves and ends a viewing, and deletes none', async ({ site }) => {
  const { db } = site.backend
  const agentId = await addTestUser(site.backend)
  const cookie = await signedIn(site.backend, agentCredentials)
  const agent = await requests.newContext({ baseURL: site.url, extraHTTPHeaders: { cookie } })
  const { id: apartmentId } = await addApartment(db, { ...newApartment(defaultBuilding), number: '981' })
  const id = crypto.randomUUID()
  const form = { ...typed, agentId, apartmentId, id, revision: '0' }
  for (let twice = 0; twice < 2; twice++)
    expect((await agent.post('/admin/viewings/new', { form, maxRedirects: 0 })).status()).toBe(302)
  const stored = await listViewings(db, { from: day, until: day })
  expect(stored).toMatchObject([{ id, agentId, apartmentId, state: 'planned', isMailed: true }])

  const calendar = await (await agent.get(`/admin/viewings?day=${day}`)).text()
  expect(calendar).toContain('Петър Оглеждачев')
  expect(calendar).toContain('10:00–10:45')
  expect(await (await agent.get(`/admin/viewings?day=${day}&view=day`)).text()).toContain('Ана Агентова')
  expect((await agent.get(`/admin/viewings?day=x&agent=${'y'.repeat(3000)}`)).status()).toBe(200)

  const late = { ...typed, agentId, id: crypto.randomUUID(), revision: '0', time: '20:00' }
  const question = await agent.post('/admin/viewings/new.data', { form: late })
  expect(question.status()).toBe(422)
  const busy = { ...late, time: '10:30' }
  expect((await agent.post('/admin/viewings/new.data', { form: busy })).status()).toBe(409)

  const change = (form: Record<string, string>) => agent.post(`/admin/viewings/${id}/change.data`, { form })
  const { revision } = (await findViewing(db, id)) ?? { revision: 0 }
  expect((await change({ revision: String(revision), day, time: '11:00' })).status()).toBe(200)
  expect((await change({ revision: String(revision), day, time: '12:00' })).status()).toBe(409)
  const ended = { revision: String(revision + 1), state: 'interested', outcome: 'Иска да мисли' }
  expect((await change(ended)).status()).toBe(200)
  expect(await findViewing(db, id)).toMatchObject({ time: '11:00', state: 'interested' })
  expect((await agent.delete(`/admin/viewings/${id}.data`)).status()).toBe(403)
  expect((await agent.get('/admin/settings/viewings')).status()).toBe(403)
  await agent.dispose()
})

test('the calendar of an agent who was removed, or never was, names him so and shows nobody else', async ({
  adminRequest,
  site,
}) => {
  const agentId = await addTestUser(site.backend, { ...agentCredentials, email: 'calendar@example.com' })
  const viewing = { ...typed, day: '2027-03-18', agentId, id: crypto.randomUUID(), revision: '0' }
  await adminRequest.post('/admin/viewings/new', { form: viewing, maxRedirects: 0 })
  for (const view of ['week', 'day']) {
    const url = `/admin/viewings?day=2027-03-18&view=${view}`
    expect(await (await adminRequest.get(url)).text()).toContain('Петър Оглеждачев')
    const response = await adminRequest.get(`${url}&agent=removed`)
    expect(response.status()).toBe(200)
    const shown = await response.text()
    expect(shown).toMatch(/<option value="removed" selected="">Бивш потребител</)
    expect(shown).not.toContain('Петър Оглеждачев')
  }
})

test('odd viewings get a 4xx and store nothing', async ({ adminRequest, site }) => {
  const { db } = site.backend
  const agentId = await addTestUser(site.backend, { ...agentCredentials, email: 'second@example.com' })
  const count = async () => (await listViewings(db, { from: '2000-01-01', until: '2099-12-31' })).length
  const before = await count()
  for (const odd of [
    { day: '' },
    { day: '2027-02-30' },
    { day: '2098-01-01' },
    { time: '25:00' },
    { time: '' },
    { minutes: '0' },
    { minutes: '100000' },
    { time: '23:50' },
    { place: '' },
    { apartmentId: 'none' },
    { agentId: 'nobody' },
    { phone: '' },
    { email: 'x' },
    { name: 'а'.repeat(201) },
    { notes: 'а'.repeat(5001) },
    { language: 'xx' },
    { unknown: '1' },
  ]) {
    const form = { ...typed, agentId, id: crypto.randomUUID(), revision: '0', ...odd } as Record<
      string,
      string
    >
    const status = (await adminRequest.post('/admin/viewings/new.data', { form })).status()
    expect(status, JSON.stringify(odd).slice(0, 60)).toBeGreaterThanOrEqual(400)
    expect(status, JSON.stringify(odd).slice(0, 60)).toBeLessThan(500)
  }
  const change = async (id: string, form: Record<string, string>) =>
    (await adminRequest.post(`/admin/viewings/${id}/change.data`, { form })).status()
  expect(await change('none', { revision: '1', day, time: '10:00' })).toBe(404)
  expect(await change('none', { revision: '1' })).toBe(400)
  expect(await change('none', { revision: '1', state: 'gone' })).toBe(400)
  expect(await change('none', { revision: '1', state: 'missed', day, time: '10:00' })).toBe(400)
  expect((await adminRequest.get('/admin/viewings/none')).status()).toBe(404)
  expect(await count()).toBe(before)
})
