import { request as requests } from '@playwright/test'
import { addApartment } from '../../backend/data/apartments.ts'
import { findClient, findClientPage } from '../../backend/data/clients/clients.ts'
import { addEnquiry, listEnquiries } from '../../backend/data/enquiries/enquiries.ts'
import { addReservation } from '../../backend/data/reservations/add-reservation.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { newReservation } from '../../domain/reservation/reservation.ts'
import { addTestUser, agentCredentials, signedIn } from '../an-agent.ts'
import { expect, test } from './fixtures.ts'

const typed = { name: 'Петър Обадилсе', phone: '0888 000 011', email: '', source: 'phone', language: 'bg' }
const some = { search: '' }
const firstPage = { page: 1, size: 50 }

test('an agent types an enquiry in, sees and changes its client, and deletes neither', async ({ site }) => {
  const { db } = site.backend
  await addTestUser(site.backend)
  const cookie = await signedIn(site.backend, agentCredentials)
  const agent = await requests.newContext({ baseURL: site.url, extraHTTPHeaders: { cookie } })
  const id = crypto.randomUUID()
  const form = { ...typed, id, revision: '0' }
  for (let twice = 0; twice < 2; twice++)
    expect((await agent.post('/admin/contacts/new', { form, maxRedirects: 0 })).status()).toBe(302)
  const [enquiry, ...others] = (await listEnquiries(db)).filter(({ name }) => name === typed.name)
  expect(others).toEqual([])
  expect(enquiry).toMatchObject({ source: 'phone', stage: 'called', isRead: true, email: '' })
  const url = `/admin/clients/${enquiry?.clientId}`
  expect(await (await agent.get(url)).text()).toContain(typed.phone)
  expect(await (await agent.get('/admin/clients?source=phone&sort=name')).text()).toContain(typed.name)
  const change = {
    name: 'Петър Петров',
    'phones[0]': typed.phone,
    source: 'phone',
    language: 'bg',
    revision: '1',
  }
  expect((await agent.post(url, { form: change, maxRedirects: 0 })).status()).toBe(302)
  expect(await findClient(db, enquiry?.clientId ?? '')).toMatchObject({ name: 'Петър Петров', revision: 2 })
  expect((await agent.post(url, { form: change, maxRedirects: 0 })).status()).toBe(409)
  expect((await agent.delete(`${url}.data`)).status()).toBe(403)
  expect((await agent.delete(`/admin/contacts/${enquiry?.id}.data`)).status()).toBe(403)
  expect(await findClient(db, enquiry?.clientId ?? '')).toBeDefined()
  await agent.dispose()
})

test('what is typed in is checked again: odd values get a 4xx and store nothing', async ({
  adminRequest,
  site,
}) => {
  const { db } = site.backend
  const count = async () => [
    (await listEnquiries(db)).length,
    (await findClientPage(db, some, firstPage)).total,
  ]
  const before = await count()
  const send = async (form: Record<string, string>) => {
    const all = { ...typed, phone: '0888 000 012', id: crypto.randomUUID(), revision: '0', ...form }
    return (await adminRequest.post('/admin/contacts/new.data', { form: all })).status()
  }
  for (const odd of [
    { name: '' },
    { phone: '', email: '' },
    { email: 'nobody' },
    { source: 'nowhere' },
    { language: 'xx' },
    { name: 'а'.repeat(201) },
    { message: 'а'.repeat(5001) },
    { apartmentId: 'none' },
    { about: 'Паркомясто 999999' },
    { agentId: 'nobody' },
    { unknown: '1' },
  ]) {
    const status = await send(odd as Record<string, string>)
    expect(status, JSON.stringify(odd).slice(0, 60)).toBeGreaterThanOrEqual(400)
    expect(status, JSON.stringify(odd).slice(0, 60)).toBeLessThan(500)
  }
  expect(await count()).toEqual(before)
})

test('hand-made joins and partings get a 4xx and change nothing', async ({ adminRequest, site }) => {
  const { db } = site.backend
  const asked = { message: '', apartmentNumber: '', about: '', wishedTime: '' }
  const { id: enquiryId, clientId: id = '' } = await addEnquiry(db, {
    ...asked,
    name: 'Иван Сам',
    phone: '',
    email: 'alone@example.com',
  })
  const post = async (path: string, form: Record<string, string>) =>
    (await adminRequest.post(`/admin/clients/${path}.data`, { form })).status()
  const join = { revision: '1', double: String(id), doubleRevision: '1' }
  expect(await post(`${id}/join`, join)).toBe(409)
  expect(await post(`${id}/join`, { ...join, double: 'none' })).toBe(404)
  expect(await post(`${id}/join`, { ...join, revision: 'x' })).toBe(400)
  expect(await post(`${id}/part`, { records: enquiryId })).toBe(422)
  expect(await post(`${id}/part`, { records: 'none' })).toBe(409)
  expect(await post(`${id}/part`, { revision: '1' })).toBe(409)
  expect(await post(`${id}/part`, { apart: 'none' })).toBe(404)
  expect(await post(`${id}/part`, {})).toBe(400)
  expect(await post(`${id}/part`, { apart: 'a', revision: '1' })).toBe(400)
  expect((await adminRequest.get(`/admin/clients/${id}/join?with=none`)).status()).toBe(404)
  expect((await adminRequest.get('/admin/clients/none')).status()).toBe(404)
  expect(await findClient(db, String(id))).toMatchObject({ revision: 1, joinedTo: null })
  expect((await adminRequest.delete(`/admin/clients/${id}.data`)).status()).toBe(422)
})

test('a buyer is found by name and by phone in any spelling', async ({ adminRequest, site }) => {
  const { db } = site.backend
  const { id: apartmentId } = await addApartment(db, { ...newApartment(defaultBuilding), number: '971' })
  const days = { from: '2026-11-10', until: '2026-11-20' }
  const buyer = { buyerName: 'Иван Купувачев', buyerPhone: '+359 888 000 013' }
  const { clientId } = await addReservation(db, { ...newReservation, apartmentId, ...days, ...buyer })
  for (const q of ['купувачев', 'Иван Купувачев', '0888 000 013', '0888000013']) {
    const hits = await (await adminRequest.get(`/admin/find?${new URLSearchParams({ q })}`)).json()
    expect(hits, q).toContainEqual({
      group: 'clients',
      to: `/admin/clients/${clientId}`,
      label: 'Иван Купувачев',
      note: '+359 888 000 013 · 1 сделка',
    })
  }
})
