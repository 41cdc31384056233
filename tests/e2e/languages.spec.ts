import { listApartments } from '../../backend/data/apartments.ts'
import { listEnquiries } from '../../backend/data/enquiries/enquiries.ts'
import { allTexts } from '../../text/public/all-texts.ts'
import { expect, test } from './fixtures.ts'

test('the switch of the language leads to the same page with its filters', async ({ page }) => {
  await page.goto('/apartments?type=2-bedroom&status=available')
  const shown = await page.locator('tbody tr').count()
  const banner = page.getByRole('banner')
  await banner.getByText('BG', { exact: true }).click()
  await expect(banner.getByRole('link', { name: 'Български' })).toHaveAttribute('aria-current', 'true')
  await banner.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/apartments?status=available&type=2-bedroom')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('tbody tr')).toHaveCount(shown)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/de')
})

test('a Russian page shows a change at once, in Russian', { tag: '@long' }, async ({
  page,
  request,
  adminCookies,
  site: { backend, url },
}) => {
  const { apartmentStatus } = allTexts.ru.labels
  const connected = page.waitForResponse(`${url}/live`)
  await page.goto('/ru/apartments?floor=1')
  await connected
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const [first] = await listApartments(backend.db, { floor: 1 })
  if (!first) throw new Error('There are no apartments')
  // By its link, because a sold apartment moves below those that are available.
  const row = page.locator('tbody tr').filter({ has: page.locator(`a[href*="${first.id}"]`) })
  await expect(row).toContainText(apartmentStatus.available)
  const cookie = adminCookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const form = { id: first.id, revision: String(first.revision), status: 'sold', confirmed: 'sale-missing' }
  const saved = await request.post('/admin/apartments.data', { form, headers: { cookie } })
  expect(saved.status()).toBe(200)
  await expect(row).toContainText(apartmentStatus.sold)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('a German form says in German what is missing, and thanks in German', async ({
  page,
  expectedErrors,
  site: { backend },
}) => {
  expectedErrors.push(/400/)
  const { contact, contactErrors } = allTexts.de
  await page.goto('/de/contact')
  const form = page.getByRole('main').locator('form')
  await form.getByLabel(contact.message).fill('Ist die Wohnung noch frei?')
  await form.getByRole('button', { name: contact.submit }).click()
  await expect(form.getByText(contactErrors.noName)).toBeVisible()
  await form.getByLabel(contact.name).fill('Hans')
  await form.getByLabel(contact.email).fill('hans@example.com')
  await form.getByRole('button', { name: contact.submit }).click()
  await expect(page.getByText(contact.success)).toBeVisible()
  await expect(page).toHaveURL(/\/de\/contact/)
  const [stored] = await listEnquiries(backend.db, { search: 'hans@example.com', state: 'all' })
  expect(stored).toMatchObject({ name: 'Hans', language: 'de' })
})

test('on a phone the languages are in the menu', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ro/contact')
  const deutsch = page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).last()
  await expect(deutsch).toBeHidden()
  await page.getByRole('banner').locator('summary').filter({ visible: true }).first().click()
  const box = await deutsch.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  await deutsch.click()
  await expect(page).toHaveURL('/de/contact')
})

test.describe('a browser that prefers another language', () => {
  test.use({ locale: 'en-GB' })

  test('is offered the page in it, until the line is closed', async ({ page }) => {
    await page.goto('/stores')
    const offer = page.getByRole('link', { name: 'This page in English' })
    await expect(offer).toHaveAttribute('href', '/en/stores')
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(offer).toBeHidden()
    await page.goto('/contact')
    await page.waitForLoadState('networkidle')
    await expect(offer).toBeHidden()
  })

  test('is offered nothing on a page that has it', { tag: '@long' }, async ({ page }) => {
    await page.goto('/en/stores')
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('link', { name: 'This page in English' })).toHaveCount(0)
  })
})
