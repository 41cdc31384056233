import { addApartment } from '../../backend/data/apartments.ts'
import { addPayment } from '../../backend/data/deals/payments.ts'
import { findSchedule, reviseSchedule } from '../../backend/data/deals/schedules.ts'
import { addReservation, addSale } from '../../backend/data/reservations/add-reservation.ts'
import { releaseReservation } from '../../backend/data/reservations/lifecycle.ts'
import { addStore, findStore } from '../../backend/data/stores.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { isoDay } from '../../domain/formats/dates.ts'
import { newReservation } from '../../domain/reservation/reservation.ts'
import type { OwnSite } from '../e2e/own-site.ts'
import { expect, test } from './fixtures.ts'

const day = isoDay(new Date())
const deal = { ...newReservation, buyerPhone: '0888 000 000', from: day, until: '2099-11-20' }

async function aStore({ backend: { db } }: OwnSite, title: string, price = 0) {
  return (await addStore(db, { title, description: 'На партера', price })).id
}

async function aHome({ backend: { db } }: OwnSite, number: string) {
  return (await addApartment(db, { ...newApartment(defaultBuilding), number, price: 100_000 })).id
}

/** As a person reads it: without tags and with plain spaces. */
const plain = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&nbsp;|\s/g, ' ')
    .replaceAll(/ +/g, ' ')

test('a store that is held is not deleted, and the answer says why', async ({ site, adminRequest }) => {
  const { db } = site.backend
  const id = await aStore(site, 'Пекарна')
  await addReservation(db, { ...deal, storeIds: [id], buyerName: 'Купувач на пекарната' })
  const refused = await adminRequest.delete(`/admin/stores/${id}.data`)
  expect([refused.status(), (await refused.text()).includes('активна резервация')]).toEqual([422, true])
  expect(await findStore(db, id)).toMatchObject({ status: 'reserved' })
  const history = plain(
    await (await adminRequest.get(`/admin/history?record=${id}&collection=stores`)).text(),
  )
  expect(history).toContain('Резервиран')
  expect(history).not.toMatch(/reserved|status/)
})

test('visitors read the price of a store, „При запитване“ of a hidden one, and that one is sold', async ({
  site,
  request,
}) => {
  const { db } = site.backend
  await aStore(site, 'Аптека', 98_000)
  await aStore(site, 'Книжарница')
  const sold = await aStore(site, 'Галерия', 77_000)
  const sale = { finalPrice: 70_000, contractDate: day }
  await addSale(db, { ...deal, storeIds: [sold], buyerName: 'Купувач на галерията' }, sale)
  const html = await (await request.get('/stores')).text()
  expect(plain(html)).toMatch(/Аптека 98 000 €/)
  expect(plain(html)).toMatch(/Книжарница При запитване/)
  expect(plain(html)).toMatch(/Галерия 77 000 € Продаден/)
})

test('a deal names its store everywhere, and says that a price is not known', async ({
  site,
  adminRequest,
}) => {
  const { db } = site.backend
  const [apartmentId, store] = [await aHome(site, 'М1'), await aStore(site, 'Бар')]
  const read = async (path: string) => plain(await (await adminRequest.get(path)).text())
  expect(await read(`/admin/reservations/sale?store=${store}`)).toContain('Цена по листа: без известна цена')
  const sale = { finalPrice: 33_366.7, contractDate: day }
  const values = { ...deal, apartmentId, storeIds: [store], buyerName: 'Купувач на бара' }
  const { id } = await addSale(db, values, sale)
  const name = /апартамент М1, вход А; магазин „Бар“/i
  for (const path of [
    '/admin/deals',
    `/admin/deals/${id}`,
    '/admin/payments?q=бара',
    '/admin/report/commission',
  ])
    expect(await read(path), path).toMatch(name)
  expect(await read(`/admin/deals/${id}`)).toContain('По ценова листа 100 000 € и 1 имот без известна цена')
  const schedule = await (await adminRequest.get(`/admin/deals/${id}/schedule`)).text()
  expect(schedule).not.toMatch(/value="\d+\.\d+"/)
  const { revision = 0, instalments = [] } = (await findSchedule(db, id)) ?? {}
  const [first] = instalments
  if (!first) throw new Error('The sale has no schedule')
  await reviseSchedule(db, id, revision, [{ ...first, amount: 3_336_670, dueOn: day }])
  const odd = await (await adminRequest.get(`/admin/deals/${id}/schedule`)).text()
  expect(odd).toContain('value="33366,70"')

  const other = { ...deal, apartmentId: await aHome(site, 'М2'), buyerName: 'Друг човек' }
  const { id: otherId } = await addSale(db, other, { finalPrice: 55_555, contractDate: day })
  const [paid] = (await findSchedule(db, otherId))?.instalments ?? []
  const payment = { instalmentId: paid?.id ?? '', amount: 100, paidOn: day, way: 'bank', note: '' } as const
  await addPayment(db, otherId, payment)
  const months = async (query: string) => {
    const sheet = await adminRequest.get(`/admin/payments/export?of=forecast&format=csv&${query}`)
    return (await sheet.text()).replaceAll('"', '')
  }
  const found = await months('q=бара')
  expect(found).toContain('33366,7')
  expect(found.split('\n').filter((line) => line.includes(';1;')).length).toBe(0)
  expect(await months('q=друг')).not.toContain('33366')
})

test('a released deal says why, and what became of the deposit', async ({ site, adminRequest }) => {
  const { db } = site.backend
  const apartmentId = await aHome(site, 'М3')
  const values = { ...deal, apartmentId, buyerName: 'Отказал се', deposit: 2000.55 }
  const { id } = await addReservation(db, { ...values, depositState: 'received' })
  await releaseReservation(db, id, 1, {
    ...{ releaseReason: 'financing', releaseNote: 'Банката отказа', depositState: 'kept' },
  })
  const page = plain(await (await adminRequest.get(`/admin/deals/${id}`)).text())
  for (const said of ['Не получи финансиране', 'Банката отказа', '2000,55 €, задържано'])
    expect(page).toContain(said)
})
