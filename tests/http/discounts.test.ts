import { type APIRequestContext, request as requests } from '@playwright/test'
import { addApartment, findApartmentWithNotes, setApartmentPrice } from '../../backend/data/apartments.ts'
import { addReservation } from '../../backend/data/reservations/add-reservation.ts'
import { releaseReservation } from '../../backend/data/reservations/lifecycle.ts'
import { findReservation } from '../../backend/data/reservations/queries.ts'
import { getSalesRules, saveSalesRules } from '../../backend/data/settings.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { isoDay } from '../../domain/formats/dates.ts'
import { addDays } from '../../domain/formats/day-of-sofia.ts'
import { newReservation } from '../../domain/reservation/reservation.ts'
import { addTestUser, agentCredentials, signedIn } from '../an-agent.ts'
import type { OwnSite } from '../e2e/own-site.ts'
import { expect, test } from './fixtures.ts'

const today = isoDay(new Date())
const last = addDays(today, 7)

async function reserved({ backend: { db } }: OwnSite, number: string, agentId: string) {
  const home = { ...newApartment(defaultBuilding), number, price: 100_000 }
  const { id: apartmentId } = await addApartment(db, home)
  const { id } = await addReservation(db, {
    ...{ ...newReservation, apartmentId, buyerName: `Купувач на ${number}`, buyerPhone: '0888 000 021' },
    ...{ from: today, until: last, agentId },
  })
  return { id, apartmentId }
}

async function agentOf(site: OwnSite, email: string) {
  const credentials = { ...agentCredentials, email }
  const id = await addTestUser(site.backend, credentials)
  const cookie = await signedIn(site.backend, credentials)
  return { id, request: await requests.newContext({ baseURL: site.url, extraHTTPHeaders: { cookie } }) }
}

const act = (request: APIRequestContext, form: Record<string, string>) =>
  request.post('/admin/today.data', { form })

test('a discount above the limit waits, is approved from the day, its agent sees it, and it is sold', async ({
  site,
  adminRequest,
}) => {
  const { db } = site.backend
  const { revision: rules } = await getSalesRules(db)
  await saveSalesRules(db, rules, { discountLimit: 3 })
  const [agent, other] = [await agentOf(site, 'asks@example.com'), await agentOf(site, 'other@example.com')]
  const home = await reserved(site, 'О1', agent.id)
  const url = `/admin/reservations/${home.id}`
  const sell = async (confirmed = '') => {
    const { revision } = (await findReservation(db, home.id)) ?? { revision: 0 }
    const form = { revision: String(revision), finalPrice: '90000', contractDate: today, confirmed }
    return (await agent.request.post(`${url}/sell.data`, { form })).status()
  }
  expect(await sell()).toBe(422)
  await sell('discount:90000')
  expect(await findReservation(db, home.id)).toMatchObject({
    ...{ state: 'running', approval: 'waiting', agreedPrice: 90_000 },
  })
  expect(await sell('discount:90000')).toBe(409)
  expect((await findApartmentWithNotes(db, home.apartmentId))?.status).toBe('reserved')

  const day = await (await adminRequest.get('/admin/today')).text()
  for (const shown of ['Купувач на О1', '−10 %', 'иска Ана Агентова', 'Разреши', 'Откажи'])
    expect(day).toContain(shown)
  for (const { request } of [agent, other])
    expect(await (await request.get('/admin/today')).text()).not.toContain('Отстъпка за решение')

  const { revision = 0 } = (await findReservation(db, home.id)) ?? {}
  const yes = { kind: 'discount', id: home.id, seen: String(revision), act: 'done' }
  expect((await act(agent.request, yes)).status()).toBe(422)
  expect((await agent.request.post(`${url}/discount.data`, { form: {} })).status()).toBe(403)
  expect((await act(adminRequest, { ...yes, seen: String(revision - 1) })).status()).toBe(409)
  expect((await act(adminRequest, { ...yes, seen: 'x' })).status()).toBe(409)
  expect((await act(adminRequest, { ...yes, id: 'none' })).status()).toBe(404)
  expect((await act(adminRequest, { ...yes, person: 'none' })).status()).toBe(404)
  expect((await act(other.request, { ...yes, person: agent.id })).status()).toBe(403)
  expect((await findReservation(db, home.id))?.approval).toBe('waiting')
  expect((await act(adminRequest, yes)).status()).toBe(200)
  expect((await act(adminRequest, yes)).status()).toBe(409)
  expect((await findReservation(db, home.id))?.approval).toBe('approved')

  const told = await (await agent.request.get('/admin/today')).text()
  expect(told).toContain('Отстъпката е разрешена')
  expect(await (await other.request.get('/admin/today')).text()).not.toContain('Купувач на О1')
  const { approvalAskedAt } = (await findReservation(db, home.id)) ?? {}
  const read = { kind: 'decision', id: home.id, seen: `approved ${approvalAskedAt}`, act: 'done' }
  expect((await act(agent.request, read)).status()).toBe(200)
  expect(await (await agent.request.get('/admin/today')).text()).not.toContain('Отстъпката е разрешена')
  await sell()
  expect(await findReservation(db, home.id)).toMatchObject({ state: 'sold', finalPrice: 90_000 })
  for (const { request } of [agent, other]) await request.dispose()
})

test('a reservation that was released before anybody decided has no question, and no discount without a list price', async ({
  site,
  adminRequest,
}) => {
  const { db } = site.backend
  const { revision: rules } = await getSalesRules(db)
  await saveSalesRules(db, rules, { discountLimit: 3 })
  const agent = await agentOf(site, 'asks-in-vain@example.com')
  const home = await reserved(site, 'О3', agent.id)
  const url = `/admin/reservations/${home.id}`
  const sale = { revision: '1', finalPrice: '90000', contractDate: today, confirmed: 'discount:90000' }
  await agent.request.post(`${url}/sell.data`, { form: sale })
  const page = async () => await (await adminRequest.get(url)).text()
  for (const shown of ['Бележка към решението', 'отстъпка 10 %']) expect(await page()).toContain(shown)

  const apartment = await findApartmentWithNotes(db, home.apartmentId)
  if (apartment) await setApartmentPrice(db, apartment.id, apartment.revision, 0)
  expect(await page()).toContain('Бележка към решението')
  expect(await page()).not.toContain('отстъпка 0')
  const day = await (await adminRequest.get('/admin/today')).text()
  expect(day).toContain('Купувач на О3')
  expect(day).not.toContain('−0 %')

  await releaseReservation(db, home.id, 2, { releaseReason: 'price', releaseNote: '', depositState: 'none' })
  const released = await page()
  for (const gone of [
    'Бележка към решението',
    'Отстъпката чака решение',
    'Дотогава имотът остава резервиран',
  ])
    expect(released).not.toContain(gone)
  await agent.request.dispose()
})

test('a sale begins with the price that was promised: the agreed one, unless its discount was refused', async ({
  site,
  adminRequest,
}) => {
  const { db } = site.backend
  const { revision: rules } = await getSalesRules(db)
  await saveSalesRules(db, rules, { discountLimit: 3 })
  const agent = await agentOf(site, 'promises@example.com')
  const home = await reserved(site, 'О4', agent.id)
  const url = `/admin/reservations/${home.id}`
  const begins = async () =>
    (await (await adminRequest.get(`${url}/sell`)).text()).match(/name="finalPrice"[^>]*?value="(\d+)"/)?.[1]
  expect(await begins()).toBe('100000')
  const sale = { revision: '1', finalPrice: '90000', contractDate: today, confirmed: 'discount:90000' }
  await agent.request.post(`${url}/sell.data`, { form: sale })
  expect(await begins()).toBe('90000')
  const no = { revision: '2', decision: 'refuse', note: 'Под разходите' }
  await adminRequest.post(`${url}/discount.data`, { form: no })
  expect(await findReservation(db, home.id)).toMatchObject({ approval: 'refused', agreedPrice: 90_000 })
  expect(await begins()).toBe('100000')
  await agent.request.dispose()
})

test('a release needs a reason, is taken back, and is refused to another agent', async ({ site }) => {
  const { db } = site.backend
  const [agent, other] = [await agentOf(site, 'has@example.com'), await agentOf(site, 'has-not@example.com')]
  const home = await reserved(site, 'О2', agent.id)
  const send = async (
    { request }: typeof agent,
    change: 'release' | 'resume',
    form: Record<string, string>,
  ) => {
    const { revision } = (await findReservation(db, home.id)) ?? { revision: 0 }
    const url = `/admin/reservations/${home.id}/${change}.data`
    return (await request.post(url, { form: { revision: String(revision), ...form } })).status()
  }
  const why = { releaseReason: 'price', releaseNote: '', depositState: 'returned' }
  expect(await send(other, 'release', why)).toBe(403)
  expect(await send(agent, 'release', { ...why, releaseReason: '' })).toBe(400)
  expect(await send(agent, 'release', { ...why, releaseReason: 'other' })).toBe(400)
  expect(await send(agent, 'release', { ...why, depositState: 'eaten' })).toBe(400)
  expect(await findReservation(db, home.id)).toMatchObject({ state: 'running', revision: 1 })
  await send(agent, 'release', why)
  expect(await findReservation(db, home.id)).toMatchObject({ state: 'released', releaseReason: 'price' })
  expect((await findApartmentWithNotes(db, home.apartmentId))?.status).toBe('available')
  expect(await send(other, 'resume', { until: last })).toBe(403)
  await send(agent, 'resume', { until: last })
  expect(await findReservation(db, home.id)).toMatchObject({ state: 'running', releaseReason: '' })
  expect((await findApartmentWithNotes(db, home.apartmentId))?.status).toBe('reserved')
  for (const { request } of [agent, other]) await request.dispose()
})
