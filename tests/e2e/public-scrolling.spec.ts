import { expect, test } from './fixtures.ts'

const scrolled = () => Math.round(scrollY)

test('a page opens at its top, and Back restores the scroll position, both without animation', async ({
  page,
}) => {
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

test('cards that are not rendered yet have their final height', { tag: '@long' }, async ({ page }) => {
  const height = () => document.documentElement.scrollHeight
  const countWaiting = (rows: (HTMLElement | SVGElement)[]) =>
    rows.filter((row) => getComputedStyle(row).contentVisibility === 'auto').length
  const layOut = (rows: (HTMLElement | SVGElement)[]) => {
    for (const row of rows) row.style.contentVisibility = 'visible'
  }
  for (const list of ['/apartments', '/parking']) {
    const rows = page.locator('.card-table tbody tr')
    await page.setViewportSize({ width: 390, height: 200 })
    await page.goto(list)
    await page.evaluate(() => document.fonts.ready)
    const before = await page.evaluate(height)
    expect(await rows.evaluateAll(countWaiting), list).toBe(await rows.count())
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => rows.evaluateAll(countWaiting), `${list} on paper`).toBe(0)
    await page.emulateMedia({ media: 'screen' })
    await rows.evaluateAll(layOut)
    await expect.poll(() => page.evaluate(height), list).toBe(before)

    // In a narrow window lines wrap, so the height of a card is unknown and `content-visibility` skips no card.
    await page.setViewportSize({ width: 320, height: 200 })
    await page.reload()
    expect(await rows.evaluateAll(countWaiting), list).toBe(0)
  }
})

test('links within a page scroll smoothly to their target', { tag: '@long' }, async ({ page }) => {
  await page.goto('/')
  const behaviour = () => getComputedStyle(document.documentElement).scrollBehavior
  expect(await page.evaluate(behaviour)).toBe('auto')
  await page.locator('a[href="#content"]').focus()
  expect(await page.evaluate(behaviour)).toBe('smooth')
})
