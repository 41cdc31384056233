import type { Page } from '@playwright/test'
import { addApartment, findApartment } from '../../backend/data/apartments.ts'
import { addEnquiry } from '../../backend/data/enquiries/enquiries.ts'
import { addParkingSpot, findParkingSpot } from '../../backend/data/parking-spots.ts'
import { addReservation } from '../../backend/data/reservations/add-reservation.ts'
import { sellReservation } from '../../backend/data/reservations/lifecycle.ts'
import { findReservation, listReservations } from '../../backend/data/reservations/queries.ts'
import { getSalesRules, saveSalesRules } from '../../backend/data/settings.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { isoDay } from '../../domain/formats/dates.ts'
import { addDays } from '../../domain/formats/day-of-sofia.ts'
import { newParkingSpot } from '../../domain/parking/parking.ts'
import { newReservation } from '../../domain/reservation/reservation.ts'
import { addTestUser } from '../an-agent.ts'
import { alert, formField, saveButton, status } from './admin-page.ts'
import { findViolations } from './axe.ts'
import { expect, signIn, test } from './fixtures.ts'
import type { OwnSite } from './own-site.ts'

const today = isoDay(new Date())
const buyer = { buyerName: 'Мария Купувачева', buyerPhone: '0888 000 000', from: today, until: today }

const agent = { email: 'reserving-agent@example.com', password: 'sea-breeze-4' }

async function addNumberedApartment({ backend: { db } }: OwnSite, number: string): Promise<string> {
  return (await addApartment(db, { ...newApartment(defaultBuilding), number, floor: 5, price: 120_000 })).id
}

const rowOf = (page: Page, number: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: `Апартамент ${number}`, exact: true }) })

test('an apartment is reserved from an enquiry, extended, sold, and the sale is undone', {
  tag: '@long',
}, async ({ signedInPage: page, site }) => {
  const { db } = site.backend
  const apartment = await addNumberedApartment(site, '501')
  const { id: spot } = await addParkingSpot(db, {
    ...newParkingSpot(defaultBuilding),
    number: 'P-501',
    price: 8000,
  })
  const sender = { name: 'Елена Стоянова', email: 'elena@example.com', phone: '', message: 'Здравейте' }
  const subject = { apartmentNumber: '501', about: '', wishedTime: '' }
  const enquiry = await addEnquiry(db, { ...sender, ...subject })
  const apartmentStatus = async () => (await findApartment(db, apartment))?.status
  await page.goto(`/admin/reservations/new?enquiry=${enquiry.id}`)
  await expect(formField(page, 'buyerName')).toHaveValue('Елена Стоянова')
  await expect(formField(page, 'apartmentId')).toHaveValue(apartment)
  await page.getByRole('button', { name: 'Добави паркомясто' }).click()
  await page.getByLabel('Паркомясто 1', { exact: true }).selectOption(spot)
  await formField(page, 'until').fill(today)
  await formField(page, 'deposit').fill('2000')
  expect(await findViolations(page)).toEqual([])
  await saveButton(page).click()
  await expect(status(page, 'Резервацията е запазена: апартамент 501, вход А, Елена Стоянова.')).toBeVisible()
  await expect(page).toHaveURL('/admin/reservations')
  const row = rowOf(page, '501')
  await expect(row).toContainText(/P-501.*Елена Стоянова.*изтича днес.*2000/)
  expect([await apartmentStatus(), (await findParkingSpot(db, spot))?.status]).toEqual([
    'reserved',
    'reserved',
  ])
  expect(await findViolations(page)).toEqual([])

  await row.getByRole('link', { name: /Удължи/ }).click()
  await formField(page, 'until').fill(addDays(today, 3))
  await page.getByRole('button', { name: 'Удължи' }).click()
  await expect(row).toContainText('още 3 дни')

  await row.getByRole('link', { name: /Продай/ }).click()
  await expect(formField(page, 'finalPrice')).toHaveValue('128000')
  await formField(page, 'finalPrice').fill('125 000')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Продай' }).click()
  await expect(row).toContainText(/125\s000\s€, договор от/)
  expect([await apartmentStatus(), (await findParkingSpot(db, spot))?.status]).toEqual(['sold', 'sold'])

  await row.getByRole('link', { name: /Върни/ }).click()
  await page.getByRole('button', { name: 'Върни' }).click()
  await expect(row).toContainText('още 3 дни')
  expect(await apartmentStatus()).toBe('reserved')
})

test('the second of two reservations is refused, keeps its input, and can take another apartment', async ({
  signedInPage: page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/409|Резервацията не е запазена/)
  const { db } = site.backend
  const [apartment, other] = [
    await addNumberedApartment(site, '502'),
    await addNumberedApartment(site, '503'),
  ]
  await page.goto(`/admin/apartments/${apartment}`)
  await page.getByRole('link', { name: 'Резервирай апартамент 502, вход А' }).click()
  await expect(formField(page, 'apartmentId')).toHaveValue(apartment)
  await formField(page, 'buyerName').fill('Втори Купувач')
  await formField(page, 'buyerPhone').fill('0888 000 002')
  await addReservation(db, { ...newReservation, ...buyer, apartmentId: apartment })
  await saveButton(page).click()
  await expect(alert(page, 'Апартамент 502 вече не е свободен')).toBeVisible()
  await expect(formField(page, 'buyerName')).toHaveValue('Втори Купувач')
  await formField(page, 'apartmentId').selectOption(other)
  await saveButton(page).click()
  await expect(status(page, 'Резервацията е запазена: апартамент 503, вход А, Втори Купувач.')).toBeVisible()
  const made = (await listReservations(db)).find(({ apartmentId }) => apartmentId === other)
  expect(made).toMatchObject({ buyerName: 'Втори Купувач', state: 'running' })
})

test('a status that contradicts a reservation asks for confirmation, in the list and in the form', {
  tag: '@long',
}, async ({ signedInPage: page, site, expectedErrors }) => {
  expectedErrors.push(/422/)
  const { db } = site.backend
  const apartment = await addNumberedApartment(site, '504')
  const { id } = await addReservation(db, { ...newReservation, ...buyer, apartmentId: apartment })
  const apartmentStatus = async () => (await findApartment(db, apartment))?.status
  await page.goto('/admin/apartments?q=504')
  const select = page.getByLabel('Статус на апартамент 504')
  const question = page.getByRole('dialog')
  await select.selectOption('Свободен')
  await expect(question).toContainText('Мария Купувачева')
  await question.getByRole('button', { name: 'Отказ' }).click()
  await expect(select).toHaveValue('reserved')
  expect(await apartmentStatus()).toBe('reserved')
  await select.selectOption('Свободен')
  await expect(question.getByRole('link', { name: 'Освободи' })).toBeVisible()
  await question.getByRole('button', { name: 'Само статуса' }).click()
  await expect(status(page, 'Апартамент 504: Свободен.')).toBeVisible()
  expect(await apartmentStatus()).toBe('available')
  await expect(page.getByRole('link', { name: /^Резервация: апартамент 504/ })).toBeVisible()

  await page.goto(`/admin/apartments/${apartment}`)
  await formField(page, 'status').selectOption('sold')
  await saveButton(page).click()
  await expect(question).toContainText('Мария Купувачева')
  await expect(question.getByRole('button', { name: 'Продай' })).toBeVisible()
  await question.getByRole('button', { name: 'Само статуса' }).click()
  await expect(status(page, 'Апартамент 504 е запазен.')).toBeVisible()
  expect(await apartmentStatus()).toBe('sold')

  await sellReservation(db, id, 1, { finalPrice: 120_000, contractDate: '2026-11-18' })
  await page.goto('/admin/apartments?q=504')
  await select.selectOption('Свободен')
  await expect(question).toContainText('продажба на Мария Купувачева, договор от 18.11.2026')
  await question.getByRole('button', { name: 'Отказ' }).click()
  await expect(select).toHaveValue('sold')

  const form = {
    id: apartment,
    revision: (await findApartment(db, apartment))?.revision ?? 0,
    status: 'available',
  }
  const undone = await page.context().request.post('/admin/apartments.data', { form: { ...form, undo: '1' } })
  expect(undone.status()).toBe(422)
  expect(await apartmentStatus()).toBe('sold')
  await page.goto(`/admin/apartments/${apartment}`)
  await page.getByRole('link', { name: /^Продажба: апартамент 504/ }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/reservations/${id}`))
})

test('an agent reserves and releases, but can neither correct nor undo a sale', async ({ page, site }) => {
  const agentId = await addTestUser(site.backend, agent)
  const apartment = await addNumberedApartment(site, '505')
  await signIn(page, agent)
  await page.goto(`/admin/reservations/new?apartment=${apartment}`)
  await expect(formField(page, 'agentId')).toHaveValue(agentId)
  await formField(page, 'buyerName').fill('Трети Купувач')
  await formField(page, 'buyerEmail').fill('third@example.com')
  await saveButton(page).click()
  await rowOf(page, '505')
    .getByRole('link', { name: /Освободи/ })
    .click()
  await formField(page, 'releaseReason').selectOption('price')
  await page.getByRole('button', { name: 'Освободи' }).click()
  await expect(rowOf(page, '505')).toContainText('Освободена')
  await expect(status(page, 'Резервацията на апартамент 505, вход А е освободена.')).toBeVisible()
  await page.getByRole('button', { name: 'Върни', exact: true }).click()
  await expect(status(page, 'Резервацията на апартамент 505, вход А отново е активна.')).toBeVisible()
  await page.goto('/admin/reservations')
  await rowOf(page, '505')
    .getByRole('link', { name: /Освободи/ })
    .click()
  await formField(page, 'releaseReason').selectOption('no-answer')
  await page.getByRole('button', { name: 'Освободи' }).click()
  await expect(rowOf(page, '505')).toContainText('Освободена')
  const { db } = site.backend
  expect((await findApartment(db, apartment))?.status).toBe('available')

  const { id } = await addReservation(db, { ...newReservation, ...buyer, apartmentId: apartment })
  await sellReservation(db, id, 1, { finalPrice: 120_000, contractDate: today })
  const form = { revision: '2', until: addDays(today, 7) }
  for (const url of [`${id}/resume`, `${id}/sell`, id]) {
    const response = await page.context().request.post(`/admin/reservations/${url}.data`, { form })
    expect(response.status(), url).toBe(403)
  }
  expect(await findReservation(db, id)).toMatchObject({ state: 'sold', revision: 2 })
  await page.goto(`/admin/reservations/${id}`)
  await expect(formField(page, 'buyerName')).toBeDisabled()
})

test('„Продаден“ asks for the sale, which is recorded on the way; in the form the rest is saved first', async ({
  signedInPage: page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/422/)
  const { db } = site.backend
  const apartment = await addNumberedApartment(site, '506')
  const now = () => findApartment(db, apartment)
  await page.goto('/admin/apartments?q=506')
  const select = page.getByLabel('Статус на апартамент 506')
  const question = page.getByRole('dialog', { name: 'Наистина ли да се запази?' })
  await select.selectOption('Продаден')
  await expect(question).toContainText('Не е записана продажба')
  expect(await findViolations(page)).toEqual([])
  await question.getByRole('button', { name: 'Отказ' }).click()
  await expect(select).toHaveValue('available')
  await select.selectOption('Продаден')
  await question.getByRole('button', { name: 'Само статуса' }).click()
  await expect(status(page, 'Апартамент 506: Продаден.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Запиши продажба: апартамент 506, вход А' })).toBeVisible()
  await select.selectOption('Свободен')
  await expect(status(page, 'Апартамент 506: Свободен.')).toBeVisible()
  await page.getByRole('button', { name: 'Върни' }).click()
  await expect(question).toContainText('Не е записана продажба')
  await question.getByRole('button', { name: 'Отказ' }).click()
  await expect(select).toHaveValue('available')

  await page.goto(`/admin/apartments/${apartment}`)
  await formField(page, 'price').fill('125000')
  await formField(page, 'status').selectOption('sold')
  await saveButton(page).click()
  await question.getByRole('button', { name: 'Запиши продажба' }).click()
  await expect(formField(page, 'finalPrice')).toHaveValue('125000')
  expect(await now()).toMatchObject({ price: 125_000, status: 'available' })
  await formField(page, 'buyerName').fill('Пети Купувач')
  await formField(page, 'buyerPhone').fill('0888 000 005')
  await page.getByRole('button', { name: 'Запиши продажба' }).click()
  await expect(status(page, 'Продажбата на апартамент 506, вход А е записана.')).toBeVisible()
  await expect(page).toHaveURL('/admin/apartments')
  expect((await now())?.status).toBe('sold')
})

test('a discount above the limit waits in the day of administrators; its agent hears of the yes and sells', {
  tag: '@long',
}, async ({ signedInPage: admin, browser, site, expectedErrors }) => {
  expectedErrors.push(/422/)
  const { db } = site.backend
  const { revision } = await getSalesRules(db)
  await saveSalesRules(db, revision, { discountLimit: 3 })
  const seller = { email: 'discount-agent@example.com', password: 'sea-breeze-5' }
  const agentId = await addTestUser(site.backend, seller)
  const apartment = await addNumberedApartment(site, '507')
  const { id } = await addReservation(db, {
    ...{ ...newReservation, ...buyer, buyerName: 'Шести Купувач', apartmentId: apartment, agentId },
    until: addDays(today, 5),
  })
  const context = await browser.newContext({ baseURL: site.url })
  const page = await context.newPage()
  await signIn(page, seller)
  const sell = async () => {
    await page.goto(`/admin/reservations/${id}/sell`)
    await formField(page, 'finalPrice').fill('110000')
    await page.getByRole('button', { name: 'Продай' }).click()
  }
  await sell()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Ще поискаме решение от администратор')
  await question.getByRole('button', { name: 'Запази въпреки това' }).click()
  await expect(status(page, 'Поискано е разрешение за отстъпката за апартамент 507, вход А.')).toBeVisible()
  expect((await findApartment(db, apartment))?.status).toBe('reserved')

  await admin.goto('/admin/today')
  const waiting = admin.getByRole('main').getByRole('listitem').filter({ hasText: 'Шести Купувач' })
  await expect(waiting).toContainText(/апартамент 507.*−8,3 %: 110\s000\s€ вместо 120\s000\s€/)
  await expect(waiting.getByRole('link', { name: /^Откажи/ })).toBeVisible()
  expect(await findViolations(admin)).toEqual([])
  await waiting.getByRole('button', { name: /^Разреши/ }).click()
  await expect(status(admin, 'Отстъпката за апартамент 507, вход А е разрешена.')).toBeVisible()
  await expect(waiting).toHaveCount(0)

  await page.goto('/admin/today')
  const told = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Шести Купувач' })
  await expect(told).toContainText('Отстъпката е разрешена')
  await told.getByRole('button', { name: /^Готово/ }).click()
  await expect(told).toHaveCount(0)
  await sell()
  await expect(status(page, 'Продажбата на апартамент 507, вход А е записана.')).toBeVisible()
  expect(await findReservation(db, id)).toMatchObject({ state: 'sold', finalPrice: 110_000 })
  await context.close()
})
