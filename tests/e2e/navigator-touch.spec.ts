import { type CDPSession, devices, type Page } from '@playwright/test'
import { drawPlan, rectangle } from './drawn-plan.ts'
import { expect, test } from './fixtures.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
test.use({ ...phone, viewport: { width: 390, height: 844 } })

const maisonette = 'Апартамент 10, Резервиран, 120,00 м²'

test.beforeEach(async ({ page, site: { backend } }) => {
  await drawPlan(backend, { entrance: '1', floor: 3 }, [['10', rectangle(100, 100, 400, 300)]])
  await page.goto('/navigator/1/3')
})

const outline = (page: Page) => page.getByRole('link', { name: maisonette, exact: true })

async function planBox(page: Page) {
  const box = await page.getByRole('img', { name: 'Етажен план' }).boundingBox()
  if (!box) throw new Error('no plan')
  return box
}

type Finger = { x: number; y: number }

async function touch(cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Finger[]) {
  await cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
}

test('a tap selects and opens the sheet at the bottom, which does not cover the plan', async ({ page }) => {
  await expect(page.getByRole('button', { name: 'Увеличи' })).toBeHidden()
  await outline(page).tap()
  const sheet = page.getByRole('complementary', { name: 'Избран апартамент' })
  await expect(sheet.getByRole('heading', { name: 'Апартамент 10' })).toBeInViewport()
  const open = await sheet.locator('> div').boundingBox()
  expect((open?.y ?? 0) + (open?.height ?? 0)).toBe(844)
  await expect
    .poll(async () => (await planBox(page)).y + (await planBox(page)).height)
    .toBeLessThan(open?.y ?? 0)
  await sheet.getByRole('link', { name: 'Затвори' }).tap()
  await expect(page).toHaveURL('/navigator/1/3')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('two fingers zoom, one finger then pans, and neither selects anything', { tag: '@long' }, async ({
  page,
}) => {
  const cdp = await page.context().newCDPSession(page)
  const whole = await planBox(page)
  const middle = { x: whole.x + whole.width / 2, y: whole.y + whole.height / 2 }
  const pair = (apart: number) => [
    { x: middle.x - apart, y: middle.y },
    { x: middle.x + apart, y: middle.y },
  ]
  await touch(cdp, 'touchStart', pair(30))
  for (const apart of [40, 50, 60, 75]) await touch(cdp, 'touchMove', pair(apart))
  await touch(cdp, 'touchEnd', [])
  await expect.poll(async () => (await planBox(page)).width / whole.width).toBeCloseTo(2.5, 1)
  const zoomed = await planBox(page)

  await touch(cdp, 'touchStart', [middle])
  for (const by of [20, 40, 60]) await touch(cdp, 'touchMove', [{ x: middle.x + by, y: middle.y + by / 2 }])
  await touch(cdp, 'touchEnd', [])
  await expect
    .poll(async () => {
      const panned = await planBox(page)
      return [Math.round(panned.x - zoomed.x), Math.round(panned.y - zoomed.y)]
    })
    .toEqual([60, 30])
  await expect(page).toHaveURL('/navigator/1/3')
})

test('a horizontal swipe leads to the next floor', { tag: '@long' }, async ({ page }) => {
  // Scripts are loaded at the visitor's first input.
  await page.mouse.move(10, 10)
  await expect(page.getByRole('button', { name: 'На цял екран' })).toBeEnabled()
  const cdp = await page.context().newCDPSession(page)
  const { x, y, width, height } = await planBox(page)
  const at = (part: number) => [{ x: x + width * part, y: y + height * 0.8 }]
  await touch(cdp, 'touchStart', at(0.8))
  for (const part of [0.7, 0.6, 0.5, 0.4]) await touch(cdp, 'touchMove', at(part))
  await touch(cdp, 'touchEnd', [])
  await expect(page).toHaveURL('/navigator/1/4')
})

test('a double tap zooms in and out, and keeps the selection', { tag: '@long' }, async ({ page }) => {
  const cdp = await page.context().newCDPSession(page)
  // The apartment is selected before, and the double tap is beside its outline. Otherwise the first tap would
  // open the sheet, which moves the plan, and on a busy machine the second tap would hit another position.
  await outline(page).tap()
  await expect(page.getByRole('heading', { name: 'Апартамент 10', level: 2 })).toBeInViewport()
  await page.waitForTimeout(400)
  const frame = page.locator('.touch-pan-y')
  const { width } = await planBox(page)
  const doubleTap = async () => {
    const box = (await frame.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const at = { x: box.x + box.width * 0.8, y: box.y + box.height * 0.8 }
    // The taps are sent in one batch with timestamps of their own, so that a busy machine does not turn them
    // into two single taps.
    const start = Date.now() / 1000
    const taps = ['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const
    await Promise.all(
      taps.map((type, index) =>
        cdp.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchStart' ? [at] : [],
          timestamp: start + index * 0.05,
        }),
      ),
    )
  }
  await doubleTap()
  await expect.poll(async () => Math.round((await planBox(page)).width)).toBe(Math.round(width * 2.5))
  await expect(page).toHaveURL(/apartment=/)
  await page.waitForTimeout(400)
  await doubleTap()
  await expect.poll(async () => Math.round((await planBox(page)).width)).toBe(Math.round(width))
})

test('without a connection the banner and the sheet are both visible', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/)
  await outline(page).tap()
  await page.context().setOffline(true)
  const banner = page.getByRole('status').filter({ hasText: 'Няма връзка с интернет.' })
  await expect(banner).toBeInViewport()
  const link = page.getByRole('link', { name: 'Към апартамента' })
  await expect.poll(async () => (await link.boundingBox())?.y ?? 0).toBeLessThan(700)
  const [above, below] = [await link.boundingBox(), await banner.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  await link.tap({ trial: true })
  await page.context().setOffline(false)
})
