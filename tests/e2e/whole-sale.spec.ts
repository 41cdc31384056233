import { addApartment } from '../../backend/data/apartments.ts'
import { reviseReservation } from '../../backend/data/reservations/lifecycle.ts'
import { findReservation, listReservations } from '../../backend/data/reservations/queries.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { isoDay } from '../../domain/formats/dates.ts'
import { addDays } from '../../domain/formats/day-of-sofia.ts'
import { formField, saveButton, status } from './admin-page.ts'
import { findViolations } from './axe.ts'
import { fillIn, sendEnquiry, thanks } from './contact-form-page.ts'
import { expect, test } from './fixtures.ts'

test('a whole sale: enquiry, call, reservation, reminder, sale, history, and the sale is undone', async ({
  page,
  adminCookies,
  site: { backend },
}) => {
  const { db } = backend
  const values = {
    ...newApartment(defaultBuilding),
    number: '801',
    floor: 8,
    price: 150_000,
    area: 80,
    netArea: 70,
  }
  const apartment = await addApartment(db, values)
  const url = `/apartments/${apartment.id}`
  const shownStatus = page.locator('main .status-badge').first()

  await page.goto(url)
  await expect(shownStatus).toHaveText('Свободен')
  await fillIn(page, { name: 'Вера Купувачева', email: 'vera@example.com', message: 'Искам го.' })
  await sendEnquiry(page)
  await expect(page.getByText(thanks)).toBeVisible()

  await page.context().addCookies(adminCookies)
  await page.goto('/admin/sales')
  const waiting = page.getByRole('region', { name: 'Чакащи запитвания' })
  await waiting.getByRole('link', { name: /Вера Купувачева чака .* апартамент 801/ }).click()
  const panel = page.getByRole('complementary', { name: 'Запитване' })
  await panel.getByRole('button', { name: 'Обадихме се' }).click()
  await expect(panel.getByRole('button', { name: 'Обадихме се' })).toHaveAttribute('aria-pressed', 'true')
  await panel.getByLabel('Нова бележка').fill('Готова е с капарото')
  await panel.getByRole('button', { name: 'Добави бележката' }).click()
  await expect(panel.getByRole('listitem').filter({ hasText: 'капарото' })).toBeVisible()

  await panel.getByRole('link', { name: 'Резервирай' }).click()
  await expect(formField(page, 'buyerName')).toHaveValue('Вера Купувачева')
  await expect(formField(page, 'apartmentId')).toHaveValue(apartment.id)
  await formField(page, 'deposit').fill('3000')
  await saveButton(page).click()
  await expect(
    status(page, 'Резервацията е запазена: апартамент 801, вход А, Вера Купувачева.'),
  ).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Към резервацията' })).toBeVisible()
  await expect(panel.getByText('Прочетено', { exact: true })).toBeVisible()

  // Moves the reservation's last day to tomorrow instead of changing the clock.
  const made = (await listReservations(db)).find(({ apartmentId }) => apartmentId === apartment.id)
  const { id = '', revision = 0 } = made ?? {}
  const today = isoDay(new Date())
  if (made) await reviseReservation(db, id, revision, { ...made, until: addDays(today, 1) })
  await page.goto(url)
  await expect(shownStatus).toHaveText('Резервиран')
  await page.goto('/admin/sales')
  await expect(page.getByRole('link', { name: /^Резервации.*изтича до утре/ })).toBeVisible()
  const expiring = page.getByRole('region', { name: 'Изтичащи резервации' })
  expect(await findViolations(page)).toEqual([])
  await expiring.getByRole('link', { name: /Апартамент 801, вход А изтича утре Вера Купувачева/ }).click()

  await page.getByRole('link', { name: /^Продай/ }).click()
  await formField(page, 'finalPrice').fill('148 000')
  await page.getByRole('button', { name: 'Продай' }).click()
  await expect(status(page, 'Продажбата на апартамент 801, вход А е записана.')).toBeVisible()
  await page.goto(url)
  await expect(shownStatus).toHaveText('Продаден')
  await page.goto('/admin/sales')
  const months = page.getByRole('table', { name: 'Продажби по месеци' }).getByRole('row')
  await expect(months.nth(1)).toHaveText(/1\s*148\s000\s€/)
  const steps = page.getByRole('table', { name: 'От запитване до продажба' })
  await expect(steps.getByRole('row', { name: /^Продажба/ })).toContainText('1')

  await page.goto(`/admin/history?collection=apartments&record=${apartment.id}`)
  const changes = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Промяна' })
  await expect(changes.filter({ hasText: 'Статус' })).toHaveText([
    /Резервиран.*Продаден/s,
    /Свободен.*Резервиран/s,
  ])

  await page.goto(`/admin/reservations/${id}`)
  await page.getByRole('link', { name: /^Върни/ }).click()
  await page.getByRole('button', { name: 'Върни' }).click()
  await expect(status(page, 'Резервацията на апартамент 801, вход А отново е активна.')).toBeVisible()
  expect(await findReservation(db, id)).toMatchObject({ state: 'running', finalPrice: null })
  await page.goto(url)
  await expect(shownStatus).toHaveText('Резервиран')
})
