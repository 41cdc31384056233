import { addApartment } from '../../backend/data/apartments.ts'
import { listPayments } from '../../backend/data/deals/payments.ts'
import { addEnquiry, listEnquiries } from '../../backend/data/enquiries/enquiries.ts'
import { addReservation } from '../../backend/data/reservations/add-reservation.ts'
import { sellReservation } from '../../backend/data/reservations/lifecycle.ts'
import type { Backend } from '../../backend/open.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { isoDay } from '../../domain/formats/dates.ts'
import { newReservation } from '../../domain/reservation/reservation.ts'
import { status } from './admin-page.ts'
import { expect, test } from './fixtures.ts'

async function sell({ db }: Backend, number: string, buyerName: string) {
  const { id: apartmentId } = await addApartment(db, { ...newApartment(defaultBuilding), number })
  const today = isoDay(new Date())
  const buyer = { buyerName, buyerPhone: '0888 000 000', from: today, until: today }
  const { id, revision } = await addReservation(db, { ...newReservation, ...buyer, apartmentId })
  await sellReservation(db, id, revision, { finalPrice: 50_000, contractDate: today })
}

test('two clicks on one spot record one payment; its row stays until the pointer leaves, and „Върни“ removes it', async ({
  signedInPage: page,
  site: { backend },
}) => {
  await sell(backend, '81', 'Първи Купувач')
  await sell(backend, '82', 'Втори Купувач')
  await page.goto('/admin/payments')
  const rows = page.locator('tr[data-row]')
  await expect(rows.nth(1)).toBeVisible()
  const before = await rows.count()
  const button = page.getByRole('button', { name: /^Платена днес/ }).first()
  const gone = page.locator('[data-gone]')
  const box = await button.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10]

  await page.mouse.click(x, y)
  await page.mouse.click(x, y)
  await expect(status(page, 'Отбелязано е плащане с днешна дата')).toBeVisible()
  await expect(gone).toHaveCount(1)
  await expect(rows).toHaveCount(before)
  // Also later, as long as the pointer is there.
  await page.mouse.move(x, y + 1)
  await page.waitForTimeout(1100)
  await page.mouse.click(x, y)
  await expect(rows).toHaveCount(before)
  expect(await listPayments(backend.db)).toHaveLength(1)

  const toast = status(page, 'Отбелязано е плащане')
  await expect(toast).toContainText(/: 50\s000\s€, (Първи|Втори) Купувач\.$/)
  await page.getByRole('button', { name: 'Върни', exact: true }).click()
  await expect(status(page, 'Плащането е върнато')).toBeVisible()
  await expect(gone).toHaveCount(0)
  await expect(rows).toHaveCount(before)
  expect(await listPayments(backend.db)).toEqual([])
  await page.goto('/admin/history?collection=payments')
  const history = page.getByRole('main').getByRole('listitem')
  await expect(history.filter({ hasText: 'Изтриване' })).toHaveCount(1)
  await expect(history.filter({ hasText: 'Добавяне' })).toHaveCount(1)

  // With keys, the row stays until the focus leaves the list.
  await page.goto('/admin/payments')
  await button.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(gone).toHaveCount(1)
  expect(await listPayments(backend.db)).toHaveLength(1)
  await page.getByRole('searchbox').focus()
  await expect(gone).toHaveCount(0)
  await expect(rows).toHaveCount(before - 1)
})

test('an enquiry that is marked as read stays in the list of unread ones until the pointer leaves it', async ({
  signedInPage: page,
  site: { backend },
}) => {
  const values = {
    email: 'p@example.com',
    phone: '',
    message: 'Свободен ли е?',
    wishedTime: '',
    about: '',
    apartmentNumber: '',
  }
  for (const name of ['Първи', 'Втори']) await addEnquiry(backend.db, { ...values, name })
  await page.goto('/admin/contacts?filter=unread')
  const rows = page.locator('[data-enquiry]')
  await expect(rows).toHaveCount(2)
  const box = await page
    .getByRole('button', { name: /^Маркирай като прочетено/ })
    .first()
    .boundingBox()
  const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10]
  await page.mouse.click(x, y)
  await page.mouse.click(x, y)
  await expect(page.locator('[data-gone]')).toHaveCount(1)
  await expect(rows).toHaveCount(2)
  const unread = (await listEnquiries(backend.db, { search: '', state: 'unread' })).length
  expect(unread).toBe(1)
  await page.mouse.move(600, 5)
  await expect(rows).toHaveCount(1)
})

test('what is typed or selected before the scripts run is a filter once they do', async ({
  site,
  browser,
  adminCookies,
}) => {
  const { db } = site.backend
  await addEnquiry(db, {
    name: 'Търсена',
    email: 'a@example.com',
    phone: '',
    message: 'Да',
    wishedTime: '',
    about: '',
    apartmentNumber: '',
  })
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' })
  await context.addCookies(adminCookies)
  const page = await context.newPage()
  const early = async (path: string, act: () => Promise<unknown>, query: RegExp) => {
    let go = () => {}
    const held = new Promise<void>((resolve) => {
      go = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await act()
    go()
    await page.evaluate(() => dispatchEvent(new Event('pointermove')))
    await expect(page).toHaveURL(query)
    await page.unroute('**/assets/*.js')
  }
  await early('/admin/contacts', () => page.getByRole('searchbox').fill('Търсена'), /q=/)
  await expect(page.locator('[data-enquiry]')).toHaveCount(1)
  const select = (name: string, at = 1) =>
    page.locator(`select[name=${name}]`).selectOption({ index: at }, { force: true })
  await early('/admin/apartments', () => select('status'), /status=/)
  await early('/admin/history', () => select('kind'), /kind=/)
  await early('/admin/contacts?q=Търсена', () => page.locator('input[name=due]').check(), /due=1/)
  await early('/apartments', () => select('minFloor'), /minFloor=/)
  await early('/parking', () => select('status'), /status=/)
  await context.close()
})

test('Ctrl K keeps what is typed while its dialog is on its way', async ({ signedInPage: page }) => {
  await page.goto('/admin')
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/assets/quick-search-dialog*', async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  // Playwright presses keys for Latin letters only; others it inserts without one.
  await page.keyboard.type('Apartx')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('ment 1')
  go()
  const field = page.getByRole('combobox', { name: /./ }).and(page.locator('dialog input'))
  await expect(field).toHaveValue('Apartment 1')
  await page.keyboard.type('0')
  await expect(field).toHaveValue('Apartment 10')
})
