import type { Page } from '@playwright/test'
import { listApartments } from '../../backend/data/apartments.ts'
import { findViolations } from './axe.ts'
import { drawPlan, rectangle, removePlan } from './drawn-plan.ts'
import { expect, test } from './fixtures.ts'

const maisonette = 'Апартамент 10, Резервиран, 120,00 м²'
const sold = 'Апартамент 11, Продаден, 52,00 м²'

test.beforeAll(async ({ site }) => {
  await site.begin(test.info().file)
  const { backend } = site
  for (const floor of [1, 2]) await removePlan(backend, { entrance: '1', floor })
  await drawPlan(backend, { entrance: '1', floor: 3 }, [
    ['10', rectangle(100, 100, 400, 300)],
    ['', rectangle(800, 500, 200, 200)],
  ])
  await drawPlan(backend, { entrance: '1', floor: 4 }, [
    ['10', rectangle(100, 100, 400, 300)],
    ['11', rectangle(600, 100, 400, 300)],
  ])
})

const outline = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const card = (page: Page) => page.getByRole('complementary', { name: 'Избран апартамент' })

test('the navigator leads through entrances and floors', async ({ page }) => {
  await page.goto('/navigator/1/3')
  await expect(page).toHaveTitle('Навигатор: Вход А, етаж 3 | Бриз')
  await page.getByRole('link', { name: 'Етаж 4' }).click()
  await expect(page).toHaveURL('/navigator/1/4')
  await expect(page.getByRole('link', { name: 'Етаж 4' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('img', { name: 'Етажен план: Вход А, етаж 4' })).toBeVisible()
  await page.getByRole('link', { name: 'Вход Б' }).click()
  await expect(page).toHaveURL('/navigator/2/4')
  await expect(page.getByText('Няма наличен етажен план.')).toBeVisible()
})

test('an unknown entrance or floor is a 404 page', { tag: '@long' }, async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/)
  for (const url of ['/navigator/3/1', '/navigator/1/12', '/navigator/1/0', '/navigator/A/first']) {
    expect((await page.goto(url))?.status(), url).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страницата не е намерена')
  }
})

test('a click selects an outline, the URL has the selection, and a second click deselects it', async ({
  page,
  request,
}) => {
  await page.goto('/navigator/1/4')
  await expect(card(page)).toContainText('Изберете апартамент')
  await outline(page, sold).click()
  await expect(page).toHaveURL(/\/navigator\/1\/4\?apartment=/)
  await expect(outline(page, sold)).toHaveAttribute('aria-current', 'true')
  await expect(card(page)).toContainText(/Апартамент 11Продаден.*Етаж4Обща площ52,00\sм²ТипЕдностаен/)
  await expect(card(page)).not.toContainText('Цена')
  expect(await (await request.get(page.url())).text()).toContain('Апартамент 11</h2>')
  await outline(page, sold).click()
  await expect(page).toHaveURL('/navigator/1/4')
  await expect(card(page)).toContainText('Изберете апартамент')
  await outline(page, sold).click()
  await card(page).getByRole('link', { name: 'Към апартамента' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Апартамент 11 · ')
})

test('the keyboard selects with Enter and Space, and the focus is visible', async ({ page }) => {
  await page.goto('/navigator/1/4')
  for (let click = 0; click < 12; click++) await page.getByRole('button', { name: 'Увеличи' }).click()
  await outline(page, maisonette).focus()
  await page.keyboard.press('Tab')
  await expect(outline(page, sold)).toBeFocused()
  await expect(outline(page, sold)).toBeInViewport({ ratio: 0.2 })
  await page.keyboard.press('Enter')
  await expect(card(page)).toContainText('Апартамент 11')
  await page.keyboard.press(' ')
  await expect(card(page)).toContainText('Изберете апартамент')
})

test('the plan zooms from 1 to 4 in steps of a quarter, and resets at once', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/navigator/1/4')
  const zoom = page.getByRole('group', { name: 'Мащаб на плана' }).getByRole('status')
  const press = (name: string) => page.getByRole('button', { name }).click()
  await expect(zoom).toHaveText('100%')
  await expect(page.getByRole('button', { name: 'Намали' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Намали' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Намали' })).toBeFocused()
  await expect(zoom).toHaveText('100%')
  await press('Увеличи')
  await expect(zoom).toHaveText('125%')
  await expect(page.getByRole('button', { name: 'Намали' })).toHaveAttribute('aria-disabled', 'false')
  for (let click = 0; click < 11; click++) await press('Увеличи')
  await expect(zoom).toHaveText('400%')
  await expect(page.getByRole('button', { name: 'Увеличи' })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  await expect(zoom).toHaveText('400%')
  await press('Намали')
  await expect(zoom).toHaveText('375%')
  await press('Нулирай')
  await expect(zoom).toHaveText('100%')
  await outline(page, sold).hover()
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -120)
  await expect(zoom).toHaveText('125%')
  await page.keyboard.up('Control')
})

test('dragging pans within bounds and never counts as a click', async ({ page }) => {
  await page.goto('/navigator/1/4')
  for (let click = 0; click < 4; click++) await page.getByRole('button', { name: 'Увеличи' }).click()
  const plan = page.locator('.touch-pan-y > div')
  const frame = (await page.locator('.touch-pan-y').boundingBox()) ?? { x: 0, y: 0, width: 0 }
  await expect.poll(async () => (await plan.boundingBox())?.width).toBeCloseTo(frame.width * 2)
  const at = async () => (await plan.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const before = await at()
  await page.mouse.move(500, 500)
  await page.mouse.down()
  await page.mouse.move(560, 480, { steps: 5 })
  await page.mouse.up()
  const after = await at()
  expect([Math.round(after.x - before.x), Math.round(after.y - before.y)]).toEqual([60, -20])
  await expect(page).toHaveURL('/navigator/1/4')

  for (let drag = 0; drag < 2; drag++) {
    await page.mouse.move(100, 400)
    await page.mouse.down()
    await page.mouse.move(900, 700, { steps: 3 })
    await page.mouse.up()
  }
  expect(await at()).toMatchObject({ x: frame.x, y: frame.y })
  await outline(page, maisonette).click()
  await expect(card(page)).toContainText('Апартамент 10')
})

test('a press that is released outside of the plan ends the drag', { tag: '@long' }, async ({ page }) => {
  await page.goto('/navigator/1/4')
  for (let click = 0; click < 4; click++) await page.getByRole('button', { name: 'Увеличи' }).click()
  const frame = page.locator('.touch-pan-y')
  const { x, y, width } = (await frame.boundingBox()) ?? { x: 0, y: 0, width: 0 }
  const plan = page.locator('.touch-pan-y > div')
  await expect.poll(async () => (await plan.boundingBox())?.width).toBeCloseTo(width * 2)
  const before = await plan.boundingBox()
  await page.mouse.move(x + 1, y + 100)
  await page.mouse.down()
  await page.mouse.move(x - 3, y + 100)
  await page.mouse.up()
  await page.mouse.move(x + 200, y + 150, { steps: 5 })
  expect(await plan.boundingBox()).toEqual(before)
  await expect(frame).not.toHaveAttribute('data-dragging')
  await page.mouse.down()
  await page.mouse.move(x + 230, y + 160, { steps: 3 })
  await page.mouse.up()
  await expect.poll(async () => Math.round(((await plan.boundingBox())?.x ?? 0) - (before?.x ?? 0))).toBe(30)
})

test('a maisonette says that it is one apartment on two floors and stays selected between them', async ({
  page,
}) => {
  await page.goto('/navigator/1/3')
  await outline(page, maisonette).click()
  await expect(card(page)).toContainText('Мезонет: един дом на етажи 3 и 4.')
  await expect(card(page)).toContainText('Етаж3–4')
  await card(page).getByRole('link', { name: 'Вижте го и на етаж 4' }).click()
  await expect(page).toHaveURL(/\/navigator\/1\/4\?apartment=/)
  await expect(outline(page, maisonette)).toHaveAttribute('aria-current', 'true')
  await expect(card(page).getByRole('link', { name: 'Вижте го и на етаж 3' })).toBeVisible()
})

test('legend and list match the plan, and neighbouring plans are prefetched', async ({ page }) => {
  const ahead = page.waitForRequest(/floorPlans\/1_3_/)
  await page.goto('/navigator/1/4')
  await expect(page.getByRole('list', { name: 'Статуси на етажа' }).getByRole('listitem')).toHaveText([
    'Свободен0',
    'Резервиран1',
    'Продаден1',
  ])
  const list = page.getByRole('region', { name: 'Апартаменти на етажа' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await list.getByRole('link', { name: 'Покажи на плана: апартамент 11' }).click()
  await expect(card(page)).toContainText('Апартамент 11')
  await ahead
  await page.goto('/navigator/1/3')
  await expect(page.locator('polygon[fill^=url]')).toHaveCount(1)
  await expect(page.locator('polygon[fill^=url]')).toHaveAttribute('stroke-width', '2.4')
})

test('a status changed in the admin area recolours the open plan', async ({
  page,
  browser,
  adminCookies,
  site,
}) => {
  const adminContext = await browser.newContext({ baseURL: site.url })
  await adminContext.addCookies(adminCookies)
  const sell = async (status: string) => {
    const apartments = await listApartments(site.backend.db, { floor: 4 })
    const { id = '', revision } = apartments.find(({ number }) => number === '11') ?? {}
    const form = { id, revision: String(revision), status, confirmed: 'sale-missing' }
    expect((await adminContext.request.post('/admin/apartments.data', { form })).status()).toBe(200)
  }
  await page.goto('/navigator/1/4')
  const polygon = (name: string) => outline(page, name).locator('polygon').first()
  await expect(polygon(sold)).toHaveAttribute('fill', 'url(#plan-sold)')
  await sell('available')
  await expect(polygon('Апартамент 11, Свободен, 52,00 м²')).toHaveAttribute('fill', 'url(#plan-available)')
  await sell('sold')
  await expect(polygon(sold)).toHaveAttribute('fill', 'url(#plan-sold)')
  await adminContext.close()
})

test('numbers keep their size when the plan is zoomed, and outlines show details under the pointer', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/navigator/1/4')
  const number = page.locator('svg text').filter({ hasText: '11' })
  await expect(number).toHaveCSS('font-size', '15px')
  // Eight clicks zoom to three times the size.
  for (let click = 0; click < 8; click++) await page.getByRole('button', { name: 'Увеличи' }).click()
  await expect(number).toHaveCSS('font-size', '5px')
  await page.getByRole('button', { name: 'Нулирай' }).click()
  await outline(page, maisonette).hover()
  const under = card(page).getByText('Тристаен мезонет, 120,00 м²')
  await expect(under).toBeVisible()
  // They stand beside the plan and cover none of it.
  const left = await under.evaluate((line) => line.getBoundingClientRect().left)
  const plan = await page.locator('.plan-viewer').boundingBox()
  expect(left).toBeGreaterThan((plan?.x ?? 0) + (plan?.width ?? 0))
})

test('full screen shows the plan with the selection, and Escape ends it', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/navigator/1/4')
  await page.getByRole('button', { name: 'На цял екран' }).click()
  await expect(page.locator('header')).toHaveAttribute('inert', '')
  await outline(page, maisonette).hover()
  const place = await outline(page, maisonette).boundingBox()
  const brief = page.getByText('Тристаен мезонет, 120,00 м²')
  await expect(brief).toBeVisible()
  expect(await outline(page, maisonette).boundingBox()).toEqual(place)
  await outline(page, sold).click()
  await expect(card(page)).toContainText('Апартамент 11')
  await page.getByRole('navigation', { name: 'Съседни етажи' }).getByRole('link', { name: 'Етаж 3' }).click()
  await expect(page).toHaveURL('/navigator/1/3')
  await expect(page.getByRole('button', { name: 'Изход от цял екран' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'На цял екран' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

for (const [width, height] of [
  [844, 390],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`the whole plan is visible at ${width} by ${height} px`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/navigator/1/4')
    await expect(page.getByRole('img', { name: 'Етажен план' })).toBeInViewport({ ratio: 1 })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('outlines are links that select, and the list has everything', async ({ page }) => {
    await page.goto('/navigator/1/4')
    await outline(page, sold).click()
    await expect(card(page)).toContainText('Апартамент 11')
    await expect(page.getByRole('button', { name: 'Увеличи' })).toBeDisabled()
    await outline(page, sold).click()
    await expect(card(page)).toContainText('Изберете апартамент')
  })
})

for (const width of [390, 1440]) {
  test(`axe finds no violations on the navigator at ${width} px`, {
    tag: width > 390 ? '@long' : '@short',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const url of ['/navigator/1/3', '/navigator/1/11']) {
      await page.goto(url)
      if (url.endsWith('3')) await outline(page, maisonette).click()
      expect(await findViolations(page), url).toEqual([])
    }
  })
}
