import { type APIRequestContext, request as requests } from '@playwright/test'
import { addApartment } from '../../backend/data/apartments.ts'
import { addPayment } from '../../backend/data/deals/payments.ts'
import { findSchedule } from '../../backend/data/deals/schedules.ts'
import { findParkingSpot, listParkingSpots } from '../../backend/data/parking-spots.ts'
import { addReservation } from '../../backend/data/reservations/add-reservation.ts'
import { sellReservation } from '../../backend/data/reservations/lifecycle.ts'
import { findReservation } from '../../backend/data/reservations/queries.ts'
import { listUsers } from '../../backend/data/users/find-users.ts'
import type { Backend } from '../../backend/open.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { isoDay } from '../../domain/formats/dates.ts'
import { addDays } from '../../domain/formats/day-of-sofia.ts'
import { newReservation } from '../../domain/reservation/reservation.ts'
import { addTestUser, agentCredentials, signedIn } from '../an-agent.ts'
import { expect, test } from './fixtures.ts'

const notes = 'Ключът е при портиера'
const today = isoDay(new Date())

async function reserved({ db }: Backend, number: string, agentId: string | null) {
  const values = { ...newApartment(defaultBuilding), number, price: 90_000, internalNotes: notes }
  const { id: apartmentId } = await addApartment(db, values)
  const buyer = { buyerName: `Купувач на ${number}`, buyerPhone: '0888 000 000' }
  const term = { from: today, until: addDays(today, 10), agentId }
  return addReservation(db, { ...newReservation, apartmentId, ...buyer, ...term })
}

async function soldAndPaid(backend: Backend, number: string, agentId: string | null) {
  const { id, revision, apartmentId } = await reserved(backend, number, agentId)
  await sellReservation(backend.db, id, revision, { finalPrice: 80_000, contractDate: today })
  const [instalment] = (await findSchedule(backend.db, id))?.instalments ?? []
  const payment = { amount: 7_654_321, paidOn: today, way: 'bank', note: '' } as const
  await addPayment(backend.db, id, { ...payment, instalmentId: instalment?.id ?? '' })
  return apartmentId
}

/** Added by whichever test comes first: all of them share a site. */
async function asAgent(backend: Backend, url: string): Promise<{ id: string; request: APIRequestContext }> {
  const find = async () => (await listUsers(backend.db)).find(({ email }) => email === agentCredentials.email)
  const id = (await find())?.id ?? (await addTestUser(backend))
  const cookie = await signedIn(backend, agentCredentials)
  return { id, request: await requests.newContext({ baseURL: url, extraHTTPHeaders: { cookie } }) }
}

const textOf = async (request: APIRequestContext, url: string) => (await request.get(url)).text()

test('an agent reads who holds what in the grid, and changes only own reservations from it', async ({
  site,
  request,
  adminRequest,
}) => {
  const { backend } = site
  const { db } = backend
  const agent = await asAgent(backend, site.url)
  const own = await reserved(backend, 'Р1', agent.id)
  const other = await reserved(
    backend,
    'Р2',
    await addTestUser(backend, { email: 'b@example.com', password: 'sea-breeze-9' }),
  )
  const sold = await soldAndPaid(backend, 'Р3', null)

  const changes = (page: string) => page.split('extend sell release').length - 1
  const [seen, all] = [
    await textOf(agent.request, '/admin/grid.data'),
    await textOf(adminRequest, '/admin/grid.data'),
  ]
  for (const number of ['Р1', 'Р2', 'Р3']) expect(seen).toContain(`Купувач на ${number}`)
  expect([changes(seen), changes(all)]).toEqual([1, 2])
  // What the buyer has paid is for administrators and the deal's own agent.
  expect([seen.includes('7654321'), all.includes('7654321')]).toEqual([false, true])

  const form = { until: addDays(today, 20), revision: String(other.revision), confirmed: '' }
  const extend = (id: string) => agent.request.post(`/admin/reservations/${id}/extend.data`, { form })
  expect((await extend(other.id)).status()).toBe(403)
  expect((await findReservation(db, other.id))?.until).toBe(addDays(today, 10))
  expect((await extend(own.id)).status()).toBeLessThan(400)
  for (const path of ['/admin/grid', '/admin/grid/parking'])
    for (const change of [{ status: 'available' }, { price: '1' }]) {
      const sent = { id: own.apartmentId ?? '', revision: '2', ...change }
      expect((await agent.request.post(`${path}.data`, { form: sent })).status()).toBe(403)
    }

  for (const url of ['/', '/apartments', `/apartments/${sold}`, '/parking', '/navigator', '/sitemap.xml'])
    expect(await textOf(request, url), url).not.toContain('Купувач на')
  expect((await request.get('/admin/grid/parking', { maxRedirects: 0 })).status()).toBe(302)
  await agent.request.dispose()
})

test('an agent reads a home as a page without notes, and an administrator has page and form', async ({
  site,
  adminRequest,
}) => {
  const { backend } = site
  const agent = await asAgent(backend, site.url)
  const { apartmentId } = await reserved(backend, 'Р4', agent.id)
  const url = `/admin/apartments/${apartmentId}`
  const opened = await agent.request.get(`${url}?status=reserved`, { maxRedirects: 0 })
  expect([opened.status(), opened.headers().location]).toEqual([302, `${url}/view?status=reserved`])
  const page = await textOf(agent.request, `${url}/view`)
  for (const shown of ['Купувач на Р4', 'Удължи', 'Добави оглед', `/de/apartments/${apartmentId}/card.pdf`])
    expect(page).toContain(shown)
  expect([page.includes(notes), page.includes('Отвори формата')]).toEqual([false, false])
  const admins = await textOf(adminRequest, `${url}/view`)
  expect([admins.includes(notes), admins.includes('Отвори формата')]).toEqual([true, true])
  expect((await adminRequest.get(url, { maxRedirects: 0 })).status()).toBe(200)
  expect((await agent.request.get('/admin/apartments/none/view')).status()).toBe(404)
  expect((await agent.request.post(`${url}/view.data`, { form: { price: '1' } })).status()).toBe(403)
  await agent.request.dispose()
})

test('the filters of the list say how many homes fit, and odd ones change nothing', async ({
  site,
  adminRequest,
}) => {
  await reserved(site.backend, 'Р5', null)
  const all = await textOf(adminRequest, '/admin/grid')
  const filtered = await textOf(adminRequest, '/admin/grid?q=Р5')
  const narrow = 'q=Р5&minPrice=80000&maxPrice=95000&maxFloor=99&exposure=north'
  expect(await textOf(adminRequest, `/admin/grid?${narrow}`)).toMatch(/отговарят [01] от/)
  expect(await textOf(adminRequest, '/admin/grid?q=Р5&minPrice=90001')).toContain('отговарят 0 от')
  expect(filtered).toMatch(/отговарят 1 от/)
  expect([all.includes('is-unfit'), filtered.includes('is-unfit')]).toEqual([false, true])
  for (const query of ['status=x', 'floor=999', `q=${'я'.repeat(500)}`, 'status=sold&status=x'])
    expect((await adminRequest.get(`/admin/grid?${query}`)).status()).toBe(200)
  expect(await textOf(adminRequest, '/admin/grid/parking?status=sold&level=99')).toContain('отговарят 0 от')
})

test('price and status of a parking spot are saved in the grid, and nothing that is odd', async ({
  site,
  adminRequest,
}) => {
  const { db } = site.backend
  const [spot] = await listParkingSpots(db)
  if (!spot) throw new Error('The small building has parking spots')
  const { id, revision } = spot
  const send = async (form: Record<string, string>) =>
    (
      await adminRequest.post('/admin/grid/parking.data', {
        form: { id, revision: String(revision), ...form },
      })
    ).status()
  for (const form of [
    { price: '-5' },
    { price: 'x' },
    { status: 'gone' },
    { price: '5', status: 'sold' },
    {},
  ])
    expect(await send(form)).toBe(400)
  expect(await send({ status: 'sold', id: 'none' })).toBe(404)
  expect(await send({ price: '12000', confirmed: '' })).toBeLessThan(500)
  const stored = await findParkingSpot(db, id)
  expect(await send({ status: 'reserved', revision: String(stored?.revision) })).toBe(200)
  expect(await send({ status: 'sold', revision: String(stored?.revision) })).toBe(409)
  expect((await findParkingSpot(db, id))?.status).toBe('reserved')
})
