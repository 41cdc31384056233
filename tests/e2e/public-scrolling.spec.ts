import { expect, test } from './fixtures.ts'

const scrolled = () => Math.round(scrollY)

test('a page opens at its top, and the way back leads to where one was, both at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/apartments')
  const link = page.getByRole('link', { name: '11', exact: true })
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(scrolled)
  expect(before).toBeGreaterThan(100)

  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('11')
  expect(await page.evaluate(scrolled)).toBe(0)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Апартаменти' })).toBeVisible()
  expect(await page.evaluate(scrolled)).toBe(before)
})

test('within a page one sees where a link leads', async ({ page }) => {
  await page.goto('/')
  const behaviour = () => getComputedStyle(document.documentElement).scrollBehavior
  expect(await page.evaluate(behaviour)).toBe('auto')
  await page.locator('a[href="#content"]').focus()
  expect(await page.evaluate(behaviour)).toBe('smooth')
})
