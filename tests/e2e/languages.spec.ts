import { expect, test } from './fixtures.ts'

test('the switch of the language leads to the same page with its filters', async ({ page }) => {
  await page.goto('/apartments?type=2-bedroom&status=available')
  const shown = await page.locator('tbody tr').count()
  const banner = page.getByRole('banner')
  await banner.getByText('BG', { exact: true }).click()
  await expect(banner.getByRole('link', { name: 'Български' })).toHaveAttribute('aria-current', 'true')
  await banner.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/apartments?type=2-bedroom&status=available')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('tbody tr')).toHaveCount(shown)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/de')
})

test('on a phone the languages are in the menu', async ({ page }) => {
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

  test('is offered nothing on a page that has it', async ({ page }) => {
    await page.goto('/en/stores')
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('link', { name: 'This page in English' })).toHaveCount(0)
  })
})
