import type { Browser, Page } from '@playwright/test'
import { listApartments } from '../../backend/data/apartments.ts'
import { drawPlan, rectangle } from './drawn-plan.ts'
import { expect, test } from './fixtures.ts'

/**
 * Opens a page whose scripts are held back until `release` is called, and counts the documents that it loads.
 */
async function openBeforeScripts(browser: Browser, url: string, viewport = { width: 390, height: 844 }) {
  const page = await browser.newPage({ viewport, hasTouch: true })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  let documents = 0
  page.on('request', (request) => request.isNavigationRequest() && documents++)
  await page.goto(url)
  return { page, release, documents: () => documents }
}

const hydrated = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))))
    .toBe(true)

test.describe('before scripts are loaded', () => {
  test('a tapped photo is shown as pressed, and opens once when they are there', async ({
    browser,
    site,
  }) => {
    const [apartment] = await listApartments(site.backend.db)
    const url = `${site.url}/apartments/${apartment?.id}`
    const { page, release, documents } = await openBeforeScripts(browser, url)
    const entries = await page.evaluate(() => history.length)
    const [first, second] = [1, 2].map((number) =>
      page.getByRole('link', { name: `Отворете снимка ${number} на цял екран` }),
    )
    await first?.tap()
    await second?.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-pressed]')).toHaveAttribute('href', /photo=2$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    release()
    await expect(page.getByRole('dialog').getByText('2 / 3')).toBeVisible()
    await expect(page.locator('[data-pressed]')).toHaveCount(0)
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    expect(documents()).toBe(1)
    await page.close()
  })

  test('a tapped outline selects the apartment without another document', { tag: '@long' }, async ({
    browser,
    site,
  }) => {
    await drawPlan(site.backend, { entrance: '1', floor: 4 }, [['11', rectangle(100, 100, 800, 600)]])
    const { page, release, documents } = await openBeforeScripts(browser, `${site.url}/navigator/1/4`)
    await page.locator('svg a[data-early]').tap()
    await expect(page.locator('svg a[data-pressed]')).toBeVisible()
    release()
    await expect(page).toHaveURL(/apartment=/)
    await expect(page.locator('svg a[aria-current]')).toBeVisible()
    expect(documents()).toBe(1)
    await page.close()
  })

  test('menus open, and stay as they were left', { tag: '@long' }, async ({ browser, site }) => {
    const { page, release } = await openBeforeScripts(browser, site.url)
    const menu = page.getByRole('banner').locator('summary:visible')
    await menu.first().tap()
    await page.getByText('Обекти').locator('visible=true').tap()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Магазини' })).toBeVisible()
    release()
    await hydrated(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Магазини' })).toBeVisible()
    await page.close()
  })

  test('and when they fail to load, a tapped link is followed to the same content', async ({
    browser,
    site,
  }) => {
    const [apartment] = await listApartments(site.backend.db)
    const page = await browser.newPage()
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(`${site.url}/apartments/${apartment?.id}`)
    await page.getByRole('link', { name: 'Отворете снимка 2 на цял екран' }).click()
    await expect(page.getByRole('dialog').getByText('2 / 3')).toBeVisible()
    await expect(page).toHaveURL(/photo=2$/)
    await page.close()
  })
})
