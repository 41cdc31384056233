import { getCompanySettings, saveCompanySettings } from '../../backend/data/settings.ts'
import { expect, test } from './fixtures.ts'

test.describe('header and footer', () => {
  test('the objects menu works by mouse and by keyboard, and Escape returns the focus', async ({ page }) => {
    await page.goto('/stores')
    const navigation = page.getByRole('banner').getByRole('navigation').first()
    const objects = navigation.locator('summary')
    await objects.click()
    await expect(navigation.getByRole('link', { name: 'Паркоместа' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(navigation.getByRole('link', { name: 'Паркоместа' })).toBeHidden()
    await expect(objects).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/parking')
    await expect(navigation.getByRole('link', { name: 'Паркоместа' })).toBeHidden()
  })

  test('scroll links on another page lead to the home page and then scroll', { tag: '@long' }, async ({
    page,
  }) => {
    for (const [name, url, heading] of [
      ['Контакти', '/#contact', 'Свържете се с нас'],
      ['Локация', '/#location', 'Локация'],
    ] as const) {
      await page.goto('/stores')
      await page.getByRole('banner').getByRole('link', { name }).first().click()
      await expect(page).toHaveURL(url)
      await expect(page.getByRole('heading', { name: heading })).toBeInViewport()
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await page.getByRole('banner').getByRole('link', { name }).first().click()
      await expect(page.getByRole('heading', { name: heading })).toBeInViewport()
    }
  })

  test('on a phone everything is in the menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const menu = page
      .getByRole('banner')
      .locator('details.group')
      .filter({ has: page.getByText('Меню') })
      .last()
    await menu.locator('summary').first().click()
    for (const name of ['Навигатор', 'Локация', 'Контакти']) {
      await expect(menu.getByRole('link', { name })).toBeVisible()
    }
    await menu.locator('summary', { hasText: 'Обекти' }).click()
    await menu.getByRole('link', { name: 'Магазини' }).click()
    await expect(page).toHaveURL('/stores')
  })

  test('phone, e-mail, address and social links are the saved ones', async ({ page, site }) => {
    const { db } = site.backend
    const { revision, values } = await getCompanySettings(db)
    const socialMedia = { facebook: 'https://example.com/briz', instagram: '' }
    await saveCompanySettings(db, revision, { ...values, phone: '+359 700 00 000', socialMedia })
    await page.goto('/stores')
    await expect(page.getByRole('link', { name: 'Обадете се на +359 700 00 000' })).toHaveAttribute(
      'href',
      'tel:+35970000000',
    )
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
      'href',
      'https://example.com/briz',
    )
    await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveCount(0)
    await expect(footer.getByText('office@example.com')).toBeVisible()
    await saveCompanySettings(db, revision + 1, values)
  })
})
