import type { Page } from '@playwright/test'
import { listApartments } from '../../backend/data/apartments.ts'
import { getHomePage, saveHomePage } from '../../backend/data/settings.ts'
import { floorLink } from '../../domain/building/building-view.ts'
import { drawPlan, drawView, rectangle } from './drawn-plan.ts'
import { expect, test } from './fixtures.ts'
import { everyPage, sidewaysScroll } from './public-pages.ts'
import { saveImage } from './stored-image.ts'

const floor = { entrance: '1', floor: 3 } as const
const phone = { width: 390, height: 844 }
const lyingPhone = { width: 844, height: 390 }

test.beforeAll(async ({ site }) => {
  await site.begin(test.info().file)
  const { backend } = site
  await drawPlan(backend, floor, [['10', rectangle(100, 100, 400, 300)]])
  await drawView(backend, 'Отпред', [[floorLink(floor), rectangle(200, 300, 400, 100)]])
})

/** Returns what prints badly: elements that stay fixed, and large dark backgrounds. */
function findUnprintable(page: Page) {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('body *')].filter((each) =>
      each.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    const isDark = (colour: string) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')
      if (!canvas) return false
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
      return alpha > 100 && red + green + blue < 300
    }
    const bad = shown.filter((each) => {
      const { position, backgroundColor } = getComputedStyle(each)
      const { width, height } = each.getBoundingClientRect()
      if (width * height === 0) return false
      return /fixed|sticky/.test(position) || (width * height > 20_000 && isDark(backgroundColor))
    })
    return bad.map((each) => each.outerHTML.slice(0, 120))
  })
}

test('no page scrolls sideways, also with a doubled font size; in print nothing is fixed or dark', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  for (const url of await everyPage(site.backend)) {
    await page.setViewportSize({ width: 1024, height: 800 })
    await page.goto(url)
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await sidewaysScroll(page), `${url} at ${width} px`).toEqual([])
    }
    await page.emulateMedia({ media: 'print' })
    expect.soft(await findUnprintable(page), `${url} on paper`).toEqual([])
    await page.setViewportSize(phone)
    expect.soft(await findUnprintable(page), `${url} on narrow paper`).toEqual([])
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect.soft(await sidewaysScroll(page), `${url} with large letters`).toEqual([])
  }
})

test('the sections of the home page are aligned with the edges of the page', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/')
  const edges = () => {
    const heading = [...document.querySelectorAll('h2')].find((each) => each.nextElementSibling?.matches('p'))
    const rooms = [...(heading?.parentElement?.querySelectorAll('figure') ?? [])]
    const boxes = rooms.map((room) => room.getBoundingClientRect())
    const page = heading?.parentElement && getComputedStyle(heading.parentElement)
    const right = innerWidth - Number.parseFloat(page?.paddingRight ?? '0')
    return { heading: heading?.textContent, rooms: rooms.length, boxes, right }
  }
  for (const width of [1024, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 })
    const { heading, rooms, boxes, right } = await page.evaluate(edges)
    expect(rooms, `${heading}`).toBe(3)
    const [left = 0, ...tops] = [
      boxes[0]?.left,
      boxes[0]?.top,
      boxes[1]?.top,
      boxes[0]?.bottom,
      boxes[2]?.bottom,
    ]
    expect(left).toBe(width < 1280 ? 24 : 40)
    expect(Math.max(...boxes.map((box) => box.right))).toBeCloseTo(right, 0)
    expect(tops[0]).toBeCloseTo(tops[1] ?? 0, 0)
    expect(tops[2]).toBeCloseTo(tops[3] ?? 0, 0)
  }
})

test('on a phone in landscape, the first screen shows apartments, and an apartment its name and price', {
  tag: '@long',
}, async ({ page, site }) => {
  await page.setViewportSize(lyingPhone)
  await page.goto('/apartments')
  await expect(page.getByRole('link', { name: '1', exact: true }).first()).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Етаж')).toBeHidden()
  await page.getByText('Филтри', { exact: true }).first().click()
  await expect(page.getByLabel('Цена до')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')

  const [apartment] = await listApartments(site.backend.db, { floor: 2 })
  await page.goto(`/apartments/${apartment?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await expect(page.getByText(/129\s500\s€/).last()).toBeInViewport({ ratio: 1 })
  const photo = await page.getByRole('link', { name: 'снимка 1' }).boundingBox()
  expect(photo?.height).toBeLessThan(lyingPhone.height * 0.7)

  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Разгледайте апартаментите' })).toBeInViewport({ ratio: 1 })
})

test('the plan of a floor is printed whole, with its legend on one sheet', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/navigator/1/3')
  await page.getByRole('button', { name: 'Увеличи' }).click()
  const layer = page.locator('.plan-layer')
  await expect(layer).toHaveCSS('transform', /1\.25/)
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(sheets).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(layer).toHaveCSS('transform', 'none')
  await expect(page.getByRole('list', { name: 'Статуси на етажа' })).toBeVisible()
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
})

test('with forced colours, edges and letters of plans stay visible', { tag: '@long' }, async ({
  page,
  site,
}) => {
  const [apartment] = await listApartments(site.backend.db, { floor: 3 })
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto(`/navigator/1/3?apartment=${apartment?.id}`)
  await expect(page.locator('li[aria-current]')).toHaveCSS('border-top-width', '3px')
  // The numbers are dark with a light edge, as the plan below them is light.
  const number = page.locator('.plan-numbers text')
  await expect(number).toHaveCSS('fill', 'rgb(10, 34, 51)')
  await expect(number).toHaveCSS('stroke', 'rgb(255, 255, 255)')
  const mark = (status: string) =>
    page
      .locator(`.status-badge.status-${status}`)
      .first()
      .evaluate((badge) => getComputedStyle(badge, '::before').backgroundImage)
  expect(await mark('reserved')).toContain('linear-gradient')
  await page.goto('/navigator')
  await expect(page.locator('.floor-sign')).toHaveCSS('forced-color-adjust', 'none')
  await page.goto('/contact')
  await expect(page.locator('select').first()).toHaveCSS('background-image', 'none')
  const card = page.locator('.shadow-card').filter({ has: page.locator('form') })
  await expect(card).toHaveCSS('border-top-width', '1px')
})

test('an upright phone shows the upright image of the sea, unless others were uploaded', {
  tag: '@long',
}, async ({ page, site: { backend } }) => {
  const hero = page.locator('.hero-image img').last()
  const shown = () => hero.evaluate((image: HTMLImageElement) => image.currentSrc)
  await page.setViewportSize(phone)
  await page.goto('/')
  await expect.poll(shown).toMatch(/dusk-upright-640/)
  await page.setViewportSize(lyingPhone)
  await expect.poll(shown).toMatch(/dusk-(640|1600)/)
  const { revision, values } = await getHomePage(backend.db)
  const heroImage = await saveImage(backend, 'media/1_hero.jpg', '#224488')
  await saveHomePage(backend.db, revision, { ...values, heroImage })
  await page.setViewportSize(phone)
  await page.goto('/')
  await expect.poll(shown).toContain(heroImage)
  const heroImageUpright = await saveImage(backend, 'media/1_upright.jpg', '#882244')
  await saveHomePage(backend.db, revision + 1, { ...values, heroImage, heroImageUpright })
  await page.goto('/')
  await expect.poll(shown).toContain(heroImageUpright)
  await page.setViewportSize(lyingPhone)
  await expect.poll(shown).toContain(heroImage)
})

test('on a wide screen the subject of the form is shown beside it', { tag: '@long' }, async ({
  page,
  site,
}) => {
  const [apartment] = await listApartments(site.backend.db, { floor: 2 })
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const url of ['/contact', `/apartments/${apartment?.id}`]) {
    await page.goto(url)
    const form = await page
      .locator('form')
      .filter({ has: page.getByLabel('Имейл') })
      .boundingBox()
    const image = page.locator('main img').last()
    await image.scrollIntoViewIfNeeded()
    const box = await image.boundingBox()
    expect(box?.x, url).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0))
    expect((box?.x ?? 0) + (box?.width ?? 0), url).toBeGreaterThan(1380)
  }
})
