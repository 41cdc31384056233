import { addApartment, findApartmentWithNotes } from '../../backend/data/apartments.ts'
import { addParkingSpot, findParkingSpot } from '../../backend/data/parking-spots.ts'
import { addReservation } from '../../backend/data/reservations/add-reservation.ts'
import type { Backend } from '../../backend/open.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { newParkingSpot } from '../../domain/parking/parking.ts'
import { newReservation } from '../../domain/reservation/reservation.ts'
import { expect, test } from './fixtures.ts'

const anApartment = ({ db }: Backend, number: string) =>
  addApartment(db, { ...newApartment(defaultBuilding), number, price: 100_000 })

test('a row becomes sold without a sale only when that is confirmed, and so is what takes it back', async ({
  site,
  adminRequest,
}) => {
  const { db } = site.backend
  const { id } = await anApartment(site.backend, 'Н1')
  const send = (form: Record<string, string>) =>
    adminRequest.post('/admin/apartments.data', { form: { id, ...form } })
  const asked = await send({ revision: '1', status: 'sold' })
  const question = await asked.text()
  expect(asked.status()).toBe(422)
  expect(question).toContain('Запиши продажба')
  expect(question).toContain(`/admin/reservations/sale?apartment=${id}`)
  for (const odd of ['other', 'sale-missing:', 'x'.repeat(5000)])
    expect((await send({ revision: '1', status: 'sold', confirmed: odd })).status()).toBeGreaterThanOrEqual(
      400,
    )
  expect((await send({ revision: '1', status: 'sold', undo: '1' })).status()).toBe(422)
  expect((await findApartmentWithNotes(db, id))?.status).toBe('available')
  expect((await send({ revision: '1', status: 'sold', confirmed: 'sale-missing' })).status()).toBe(200)
  expect((await send({ revision: '2', status: 'available' })).status()).toBe(200)
  const undo = { revision: '3', status: 'sold', undo: '1' }
  expect((await send(undo)).status()).toBe(422)
  expect((await send({ ...undo, confirmed: 'sale-missing' })).status()).toBe(200)
  expect((await findApartmentWithNotes(db, id))?.status).toBe('sold')
})

test('a reserved home is offered „Продай“ of its reservation', async ({ site, adminRequest }) => {
  const { id } = await anApartment(site.backend, 'Н2')
  const reservation = await addReservation(site.backend.db, {
    ...{ ...newReservation, apartmentId: id, buyerName: 'Ива Купувачева', buyerPhone: '0888 000 007' },
    ...{ from: '2026-11-10', until: '2099-11-20' },
  })
  const ask = async (status: string) =>
    (await adminRequest.post('/admin/grid.data', { form: { id, revision: '2', status } })).text()
  expect(await ask('sold')).toContain(`/admin/reservations/${reservation.id}/sell`)
  expect(await ask('available')).toContain(`/admin/reservations/${reservation.id}/release`)
})

test('several are asked about at once, and the confirmation holds for them alone', async ({
  site,
  adminRequest,
}) => {
  const { db } = site.backend
  const homes = [await anApartment(site.backend, 'Н3'), await anApartment(site.backend, 'Н4')]
  const send = (some: typeof homes, confirmed = '') =>
    adminRequest.post('/admin/bulk-status.data', {
      form: {
        ...{ of: 'apartments', status: 'sold', confirmed },
        records: some.map(({ id }) => `${id}@1`).join(' '),
      },
    })
  const asked = await send(homes)
  const question = await asked.text()
  expect([
    asked.status(),
    question.includes('2 апартамента ще бъдат продадени без записана продажба'),
  ]).toEqual([422, true])
  const [confirmation = ''] = question.match(/sale-missing:[\w-]+/) ?? []
  expect((await send(homes.slice(0, 1), confirmation)).status()).toBe(422)
  expect((await send(homes, 'sale-missing')).status()).toBe(422)
  expect((await send(homes, confirmation)).status()).toBe(200)
  for (const { id } of homes) expect((await findApartmentWithNotes(db, id))?.status).toBe('sold')
})

test('the form of a spot asks without scripts, too, and saves the rest before it goes on to the sale', async ({
  site,
  adminRequest,
}) => {
  const { db } = site.backend
  const values = { ...newParkingSpot(defaultBuilding), number: 'Н5', price: 9000 }
  const { id } = await addParkingSpot(db, values)
  const fields = Object.entries({ ...values, number: 'Н6', status: 'sold', revision: 1 })
  const form = Object.fromEntries(fields.map(([name, value]) => [name, String(value)]))
  const send = (confirmed = '') =>
    adminRequest.post(`/admin/parking/${id}?level=2`, { form: { ...form, confirmed }, maxRedirects: 0 })
  const asked = await send()
  expect(asked.status()).toBe(422)
  const page = await asked.text()
  for (const answer of ['Само статуса', 'Запиши продажба']) expect(page).toContain(answer)
  expect((await findParkingSpot(db, id))?.number).toBe('Н5')

  const sale = await send('sale-missing way')
  expect([sale.status(), sale.headers().location]).toEqual([
    302,
    `/admin/reservations/sale?spot=${id}&back=%2Fadmin%2Fparking%3Flevel%3D2`,
  ])
  expect(await findParkingSpot(db, id)).toMatchObject({ number: 'Н6', status: 'available' })
  const only = { ...form, revision: '2', confirmed: 'sale-missing' }
  expect((await adminRequest.post(`/admin/parking/${id}`, { form: only, maxRedirects: 0 })).status()).toBe(
    302,
  )
  expect((await findParkingSpot(db, id))?.status).toBe('sold')

  const added = { ...form, id: crypto.randomUUID(), revision: '0', number: 'Н7' }
  expect((await adminRequest.post('/admin/parking/new', { form: added })).status()).toBe(422)
  expect(await findParkingSpot(db, added.id)).toBeUndefined()
})
