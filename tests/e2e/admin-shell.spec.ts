import { listApartments } from '../../backend/data/apartments.ts'
import { addEnquiry } from '../../backend/data/enquiries/enquiries.ts'
import { formField, saveButton } from './admin-page.ts'
import { findViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'

test('the first tab stop skips to the content, and the logo leads to the dashboard', async ({
  signedInPage: page,
}) => {
  await page.goto('/admin/stores')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Към съдържанието' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'Изтрити' })).toBeFocused()
  await page.getByRole('link', { name: 'Бриз' }).click()
  await expect(page).toHaveURL('/admin')
})

test('Ctrl+K finds apartments, enquiries and screens by keyboard alone', async ({
  signedInPage: page,
  site,
}) => {
  const { db } = site.backend
  const sea = (await listApartments(db)).find(({ number, entrance }) => number === '1' && entrance === '2')
  const person = { name: 'Явор Тестов', email: 'y@example.com', phone: '0877 000 123', message: 'Оглед?' }
  const enquiry = await addEnquiry(db, { ...person, apartmentNumber: '', about: '', wishedTime: '' })
  await page.goto('/admin/stores')
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: 'Търсене в администрацията' })
  await expect(box).toBeFocused()
  await box.fill('ап. 1 вход Б')
  await expect(page.getByRole('option', { selected: true })).toContainText('Апартамент 1, вход Б')
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/apartments/${sea?.id}?back=%2Fadmin%2Fstores`)

  await page.getByRole('button', { name: 'Търсене' }).click()
  // The client comes first, then what he has asked.
  await box.pressSequentially('+359 877 000')
  await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toContainText('1 запитване')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/contacts/${enquiry.id}`)

  await page.keyboard.press('Control+k')
  await box.fill('няма такова')
  await expect(page.getByText('Няма нищо за „няма такова“.')).toBeVisible()
  await box.fill('медия')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await page.keyboard.press('Control+k')
  await box.fill('медия')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/media')
})

test('a screen that loads slowly shows a skeleton', { tag: '@long' }, async ({ signedInPage: page }) => {
  await page.goto('/admin/stores')
  let respond = () => {}
  const responded = new Promise<void>((resolve) => {
    respond = resolve
  })
  await page.route('**/admin/settings.data*', async (route) => {
    await responded
    await route.continue()
  })
  await page.getByRole('link', { name: 'Настройки' }).click()
  await expect(page.locator('[data-skeleton=form]')).toBeVisible()
  await expect(page.locator('[data-skeleton]')).toContainText('Настройки')
  const spinner = page.locator('[data-skeleton] header svg')
  await expect(spinner).toBeVisible()
  await expect(spinner).toHaveCSS('animation-name', 'spin')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(spinner).toHaveCSS('animation-name', 'none')
  const arrived = page.waitForResponse('**/admin/settings.data*')
  respond()
  await arrived
  await expect(formField(page, 'companyName')).toBeVisible()
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
})

for (const [width, height] of [
  [1280, 800],
  [820, 900],
] as const) {
  test(`at ${width} px toasts cover no button`, { tag: '@long' }, async ({
    signedInPage: page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Няма връзка/)
    await page.setViewportSize({ width, height })
    await page.goto('/admin/parking/new')
    await page.context().setOffline(true)
    await formField(page, 'number').fill('П1')
    await saveButton(page).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Няма връзка' })).toBeVisible()
    // A trial click waits until nothing covers its target.
    await page.getByRole('link', { name: 'Отказ' }).click({ trial: true })
    await page.getByRole('button', { name: 'Изход' }).click({ trial: true })
    await page.getByRole('link', { name: 'Настройки' }).click({ trial: true })
    await page.context().setOffline(false)
  })
}
