import type { BrowserContext, Page, Route } from '@playwright/test'
import { listApartments } from '../../backend/data/apartments.ts'
import { findFloorPlan, updateFloorPlan } from '../../backend/data/floor-plans.ts'
import type { FloorPlanPlace } from '../../domain/floor-plan/floor-plan.ts'
import { findFaults } from './axe.ts'
import { withoutTable } from './broken-table.ts'
import { drawPlan, planPicture, planSize, rectangle, removePlan } from './drawn-plan.ts'
import { expect, test } from './fixtures.ts'
import { alert } from './office-page.ts'

const fourth: FloorPlanPlace = { entrance: '1', floor: 4 }
const address = '/admin/floor-plans?entrance=1&floor=4'
const home = rectangle(600, 100, 400, 300)

const canvas = (page: Page) => page.getByRole('group', { name: 'Чертеж на етажа' })
const outline = (page: Page, number: string) =>
  page.getByRole('button', { name: `Контур на апартамент ${number}`, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const choose = (page: Page, number: string) =>
  page
    .getByRole('region', { name: 'Апартаменти на етажа' })
    .getByRole('listitem')
    .filter({ hasText: `Апартамент ${number}` })
    .getByRole('button', { name: 'Избери' })

const saved = (page: Page) => alert(page, 'Етажният план е запазен успешно!')

/** The place on the screen of a pixel of the image. */
async function onScreen(page: Page, x: number, y: number) {
  const box = await canvas(page).boundingBox()
  if (!box) throw new Error('no canvas')
  return { x: box.x + (x / planSize.width) * box.width, y: box.y + (y / planSize.height) * box.height }
}

async function clickAt(page: Page, x: number, y: number) {
  const at = await onScreen(page, x, y)
  await page.mouse.click(at.x, at.y)
}

async function drag(page: Page, from: [number, number], to: [number, number]) {
  const [start, end] = [await onScreen(page, ...from), await onScreen(page, ...to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2)
  await page.mouse.move(end.x, end.y)
  await page.mouse.up()
}

/** Corners on the drawing, rounded to 5 pixels of the image: a screen has fewer of them. */
async function corners(page: Page, number: string) {
  const points = (await outline(page, number).getAttribute('points')) ?? ''
  return points.split(' ').map((pair) => pair.split(',').map((value) => Math.round(Number(value) / 5) * 5))
}

test('draws a floor from scratch, saves it, and it is on the public navigator', async ({
  signedInPage: page,
  site: { backend },
}) => {
  await removePlan(backend, fourth)
  await page.goto(address)
  await expect(page.getByText('За този етаж още няма план')).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'етаж 4.png', mimeType: 'image/png', buffer: await planPicture() })
  await expect(canvas(page)).toBeVisible()

  await button(page, 'Рисуване').click()
  for (const { x, y } of rectangle(100, 100, 400, 300)) await clickAt(page, x, y)
  await clickAt(page, 105, 102)
  await expect(page.getByText('Контурът е готов').first()).toBeVisible()
  await choose(page, '10').click()
  for (const { x, y } of home) await clickAt(page, x, y)
  await clickAt(page, 600, 100)
  await choose(page, '11').click()
  await expect(page.getByText('Всички апартаменти са очертани')).toBeVisible()
  expect((await findFloorPlan(backend.db, fourth))?.apartments).toEqual([])

  await button(page, 'Запази').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Етажният план е запазен успешно!' })).toBeVisible()
  await page.goto('/navigator/1/4')
  await page.getByRole('link', { name: 'Апартамент 11, Продаден, 52,00 м²', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Апартамент 11' })).toBeVisible()
  const saved = await findFloorPlan(backend.db, fourth)
  for (const [index, { x, y }] of home.entries()) {
    const point = saved?.apartments[1]?.points[index]
    expect(Math.hypot((point?.x ?? 0) - x, (point?.y ?? 0) - y)).toBeLessThan(3)
  }
})

test('drawing: preview, closing zone, Backspace, Escape, Отказ, and a mode switch clears', async ({
  signedInPage: page,
  site: { backend },
}) => {
  await drawPlan(backend, fourth)
  await page.goto(address)
  await button(page, 'Рисуване').click()
  const points = page.locator('svg[data-canvas] g > circle.fill-white')
  const zone = page.locator('[data-closing-zone]')
  await clickAt(page, 200, 200)
  await clickAt(page, 400, 200)
  await expect(points).toHaveCount(2)
  await expect(zone).toHaveCount(0)
  await clickAt(page, 400, 400)
  await expect(zone).toHaveAttribute('r', '12')
  const middle = await onScreen(page, 300, 300)
  await page.mouse.move(middle.x, middle.y)
  await expect(page.locator('polyline[stroke-dasharray]')).toHaveCount(1)
  await page.keyboard.press('Backspace')
  await expect(points).toHaveCount(2)
  await page.keyboard.press('Control+z')
  await expect(points).toHaveCount(1)

  // Zooming and panning in the middle of it loses nothing and draws nothing.
  for (let step = 0; step < 4; step++) await button(page, 'Увеличи').click()
  await drag(page, [600, 400], [500, 380])
  await expect(points).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(points).toHaveCount(0)

  await clickAt(page, 600, 400)
  await button(page, 'Отказ').click()
  await expect(points).toHaveCount(0)
  await clickAt(page, 600, 400)
  await button(page, 'Избор').click()
  await button(page, 'Рисуване').click()
  await expect(points).toHaveCount(0)
})

test('selecting: points and edges are dragged, the whole outline moves, undo and redo are exact', async ({
  signedInPage: page,
  site: { backend },
}) => {
  await drawPlan(backend, fourth, [
    ['11', home],
    ['10', rectangle(100, 100, 400, 300)],
  ])
  await page.goto(address)
  await clickAt(page, 800, 250)
  await expect(outline(page, '11')).toHaveAttribute('aria-pressed', 'true')
  await drag(page, [1000, 400], [1050, 500])
  await expect
    .poll(() => corners(page, '11'))
    .toEqual([
      [600, 100],
      [1000, 100],
      [1050, 500],
      [600, 400],
    ])
  await drag(page, [800, 100], [800, 50])
  await expect
    .poll(() => corners(page, '11'))
    .toEqual([
      [600, 100],
      [800, 50],
      [1000, 100],
      [1050, 500],
      [600, 400],
    ])
  await page.keyboard.press('Delete')
  await expect.poll(() => corners(page, '11')).toHaveLength(4)

  // A corner near a neighbour's corner snaps to it; with Alt it stays where it is put.
  await drag(page, [600, 400], [505, 405])
  await expect.poll(() => corners(page, '11')).toContainEqual([500, 400])
  await page.keyboard.press('Control+z')
  await expect.poll(() => corners(page, '11')).toContainEqual([600, 400])

  await drag(page, [800, 250], [820, 330])
  await expect
    .poll(() => corners(page, '11'))
    .toEqual([
      [620, 180],
      [1020, 180],
      [1070, 580],
      [620, 480],
    ])
  for (let step = 0; step < 4; step++) await page.keyboard.press('Control+z')
  await expect.poll(() => corners(page, '11')).toEqual(home.map(({ x, y }) => [x, y]))
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => corners(page, '11')).toContainEqual([1050, 500])
  await button(page, 'Отмени').click()
  await expect(page.getByText('Има незапазени промени')).toBeHidden()

  await button(page, 'Премахни връзката').click()
  await expect(page.getByRole('button', { name: 'Контур без апартамент' }).first()).toBeVisible()
  await choose(page, '11').click()
  await expect(outline(page, '11')).toBeVisible()
  await button(page, 'Премахни контура').click()
  await expect(page.getByText('Апартамент 11 няма контур')).toBeVisible()
})

test('the keyboard alone selects, nudges, and draws', async ({ signedInPage: page, site: { backend } }) => {
  await drawPlan(backend, fourth, [['11', home]])
  await page.goto(address)
  await outline(page, '11').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(() => corners(page, '11')).toContainEqual([610, 100])
  await button(page, 'Точка 1').focus()
  await page.keyboard.press('Shift+ArrowUp')
  await expect.poll(() => corners(page, '11')).toContainEqual([610, 90])

  await button(page, 'Рисуване').click()
  await canvas(page).focus()
  const keys = ['Enter', 'Shift+ArrowRight', 'Enter', 'Shift+ArrowDown', 'Enter', 'Shift+ArrowLeft']
  for (const key of [...keys, 'Shift+ArrowUp', 'Enter']) await page.keyboard.press(key)
  await expect(page.getByText('Контурът е готов').first()).toBeVisible()
  await choose(page, '10').press('Enter')
  await expect(outline(page, '10')).toBeVisible()
})

test('leaving with unsaved changes asks first', async ({ signedInPage: page, site: { backend } }) => {
  await drawPlan(backend, fourth, [['11', home]])
  await page.goto(address)
  await clickAt(page, 800, 250)
  await page.keyboard.press('ArrowLeft')
  await page.getByLabel('Етаж', { exact: true }).selectOption('5')
  const question = page.getByRole('dialog', { name: 'Имате незапазени промени' })
  await question.getByRole('button', { name: 'Остани' }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByLabel('Етаж', { exact: true })).toHaveValue('4')
  await expect(outline(page, '11')).toBeVisible()
  await page.getByRole('link', { name: 'Табло' }).click()
  await question.getByRole('button', { name: 'Напусни без запазване' }).click()
  await expect(page).toHaveURL('/admin')
})

test('a save based on an old revision, and one that fails, leave the drawing on the screen', async ({
  signedInPage: page,
  site: { backend },
  expectedErrors,
}) => {
  expectedErrors.push(/409/, /Грешка при запазване/, /Трябва да сте влезли/, /Failed to load/, /ERR_/)
  const plan = await drawPlan(backend, fourth, [['11', home]])
  await page.goto(address)
  await clickAt(page, 800, 250)
  await page.keyboard.press('Shift+ArrowLeft')

  await page.route('**/admin/floor-plans.data*', (route) => route.abort())
  await button(page, 'Запази').click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Грешка при запазване на етажния план' }),
  ).toBeVisible()
  await page.unroute('**/admin/floor-plans.data*')

  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await button(page, 'Запази').click()
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: 'Трябва да сте влезли в системата, за да редактирате етажни планове' }),
  ).toBeVisible()
  await page.context().addCookies(cookies)

  await updateFloorPlan(backend.db, plan.id, plan.revision, [])
  await button(page, 'Запази').click()
  await expect(page.getByRole('alert').filter({ hasText: 'променен междувременно' })).toBeVisible()
  expect(await corners(page, '11')).toContainEqual([590, 100])
  expect((await findFloorPlan(backend.db, fourth))?.apartments).toEqual([])
  await button(page, 'Зареди новата версия').click()
  await expect(outline(page, '11')).toHaveCount(0)
})

test('a drawing can be saved on top of what somebody else has drawn meanwhile', async ({
  signedInPage: page,
  site: { backend },
  expectedErrors,
}) => {
  expectedErrors.push(/409/, /Грешка при запазване/)
  const plan = await drawPlan(backend, fourth, [['11', home]])
  await page.goto(address)
  await clickAt(page, 800, 250)
  await page.keyboard.press('Shift+ArrowLeft')
  await updateFloorPlan(backend.db, plan.id, plan.revision, [])
  await button(page, 'Запази').click()
  await expect(page.getByRole('alert').filter({ hasText: 'променен междувременно' })).toBeVisible()
  await button(page, 'Запази моя чертеж').click()
  await expect(saved(page)).toBeVisible()
  await expect(page.getByText('Има незапазени промени')).toBeHidden()
  await expect(button(page, 'Зареди новата версия')).toBeHidden()
  const now = await findFloorPlan(backend.db, fourth)
  expect(now).toMatchObject({ revision: 3, apartments: [{ points: [{ x: 590, y: 100 }, {}, {}, {}] }] })
})

test('a drawing stays on the screen when the page cannot be read again', async ({
  signedInPage: page,
  site: { backend },
  expectedErrors,
}) => {
  expectedErrors.push(/Грешка при зареждане на етажните планове/, /500/, /ERR_FAILED/, /Failed to fetch/)
  await drawPlan(backend, fourth, [['11', home]])
  const elsewhere = await drawPlan(backend, { entrance: '2', floor: 9 })
  await page.goto(address)
  await clickAt(page, 800, 250)
  await page.keyboard.press('Shift+ArrowLeft')
  const data = '**/admin/floor-plans.data*'
  const news = alert(page, 'Данните не можаха да се опреснят')
  /** Somebody else's save: the open page hears of it and reads its data. */
  let revision = elsewhere.revision
  const saveElsewhere = async (cookies: Parameters<BrowserContext['addCookies']>[0]) => {
    const other = await page
      .context()
      .browser()
      ?.newContext({ baseURL: new URL(page.url()).origin })
    await other?.addCookies(cookies)
    const form = { intent: 'save', id: elsewhere.id, revision: String(revision++), shapes: '[]' }
    expect((await other?.request.post('/admin/floor-plans.data', { form }))?.status()).toBe(200)
    await other?.close()
  }
  const cookies = await page.context().cookies()

  for (const fail of [(route: Route) => route.abort(), (route: Route) => route.fulfill({ status: 500 })]) {
    await page.route(data, fail)
    await saveElsewhere(cookies)
    await expect(news).toBeVisible()
    await page.unroute(data)
    await button(page, 'Затвори съобщението').click()
    expect(await corners(page, '11')).toContainEqual([590, 100])
  }
  await page.context().clearCookies()
  await saveElsewhere(cookies)
  await expect(news).toBeVisible()
  expect(await corners(page, '11')).toContainEqual([590, 100])
  await page.context().addCookies(cookies)

  await button(page, 'Запази').click()
  await expect(saved(page)).toBeVisible()
  expect((await findFloorPlan(backend.db, fourth))?.apartments[0]?.points[0]).toEqual({ x: 590, y: 100 })
})

test('plans that cannot be read are said aloud, and asked for again', async ({
  signedInPage: page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/500/, /Грешка при зареждане на етажните планове/)
  await drawPlan(site.backend, fourth, [['11', home]])
  await withoutTable(site, 'floorPlans', async () => {
    await page.goto(address)
    await expect(alert(page, 'Грешка при зареждане на етажните планове')).toBeVisible()
  })
  await button(page, 'Опитайте отново').click()
  await expect(canvas(page)).toBeVisible()
})

test('Ctrl+S saves once, however long it is held', async ({ signedInPage: page, site: { backend } }) => {
  await drawPlan(backend, fourth, [['11', home]])
  await page.goto(address)
  await clickAt(page, 800, 250)
  await page.keyboard.press('Shift+ArrowLeft')
  let saves = 0
  await page.route('**/admin/floor-plans.data*', async (route) => {
    if (route.request().method() === 'POST') saves++
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.keyboard.down('Control')
  for (let press = 0; press < 3; press++) await page.keyboard.down('s')
  await page.keyboard.up('s')
  await page.keyboard.press('s')
  await page.keyboard.up('Control')
  await expect(saved(page)).toBeVisible()
  expect(saves).toBe(1)
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Control+s')
  await expect.poll(async () => (await findFloorPlan(backend.db, fourth))?.revision).toBe(3)
})

test('an outline that was begun is given up only on purpose', async ({
  signedInPage: page,
  site: { backend },
}) => {
  await drawPlan(backend, fourth, [
    ['11', home],
    ['', rectangle(100, 500, 200, 200)],
  ])
  await page.goto(address)
  await button(page, 'Рисуване').click()
  const points = page.locator('svg[data-canvas] g > circle.fill-white')
  await clickAt(page, 200, 200)
  await clickAt(page, 400, 200)
  await button(page, 'Рисуване').click()
  await expect(points).toHaveCount(2)
  await choose(page, '11').click()
  await expect(page.getByText('Първо затворете започнатия контур или го откажете.')).toBeVisible()
  await expect(points).toHaveCount(2)
  const checks = page.getByRole('region', { name: 'Проверки' })
  await expect(checks.getByText('Контур без апартамент')).toBeVisible()
  await expect(checks.getByRole('button')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(points).toHaveCount(1)
  await page.keyboard.press('Control+y')
  await expect(points).toHaveCount(2)

  await page.getByText('Смяна на изображението').click()
  const buffer = await planPicture({ width: 2400, height: 1600 })
  await page.locator('input[type=file]').setInputFiles({ name: 'by.png', mimeType: 'image/png', buffer })
  await expect.poll(() => corners(page, '11')).toContainEqual([2000, 800])
  await expect(points).toHaveCount(2)
  expect(Math.round(Number(await points.nth(1).getAttribute('cx')) / 20)).toBe(40)
  await page.keyboard.press('Escape')
  await expect(points).toHaveCount(0)
  await checks.getByRole('button', { name: 'Контур без апартамент' }).click()
  await expect(button(page, 'Избор')).toHaveAttribute('aria-pressed', 'true')
})

test('a drawing stays on the screen when somebody else deletes its plan', async ({
  signedInPage: page,
  site: { backend },
  expectedErrors,
}) => {
  expectedErrors.push(/404/, /Грешка при запазване на етажния план/)
  const plan = await drawPlan(backend, fourth, [['11', home]])
  await page.goto(address)
  await clickAt(page, 800, 250)
  await page.keyboard.press('Shift+ArrowRight')
  await button(page, 'Запази').click()
  await expect(saved(page)).toBeVisible()
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Shift+ArrowLeft')
  const form = { intent: 'delete', id: plan.id }
  expect((await page.context().request.post('/admin/floor-plans.data', { form })).status()).toBe(200)
  await expect(page.getByText('Планът беше изтрит междувременно.')).toBeVisible()
  await button(page, 'Запази').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Записът вече не съществува.' })).toBeVisible()
  expect(await corners(page, '11')).toContainEqual([590, 100])
  await page.getByLabel('Етаж', { exact: true }).selectOption('5')
  await page.getByRole('dialog').getByRole('button', { name: 'Напусни' }).click()
  await expect(page.getByText('За този етаж още няма план')).toBeVisible()
})

test('outlines are copied from another floor, and stay when the picture is replaced', async ({
  signedInPage: page,
  site: { backend },
}) => {
  await drawPlan(backend, { entrance: '1', floor: 3 }, [['10', rectangle(100, 100, 400, 300)]])
  await drawPlan(backend, fourth)
  await page.goto(address)
  await page.getByLabel('От етаж').selectOption('3')
  await button(page, 'Копирай контурите').click()
  await expect.poll(() => corners(page, '10')).toContainEqual([500, 400])
  await page.getByText('Смяна на изображението').click()
  const buffer = await planPicture({ width: 2400, height: 1600 })
  await page.locator('input[type=file]').setInputFiles({ name: 'by.png', mimeType: 'image/png', buffer })
  await expect.poll(() => corners(page, '10')).toContainEqual([1000, 800])
  await button(page, 'Запази').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Етажният план е запазен успешно!' })).toBeVisible()
  const saved = await findFloorPlan(backend.db, fourth)
  expect([saved?.imageWidth, saved?.apartments[0]?.points[2]]).toEqual([2400, { x: 1000, y: 800 }])
})

test('a plan is deleted only after a question', async ({ signedInPage: page, site: { backend } }) => {
  await drawPlan(backend, fourth, [['11', home]])
  await page.goto(address)
  await button(page, 'Изтрий').click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Отказ' }).click()
  expect(await findFloorPlan(backend.db, fourth)).toBeDefined()
  await button(page, 'Изтрий').click()
  await question.getByRole('button', { name: 'Изтрий' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Етажният план е изтрит успешно!' })).toBeVisible()
  await expect(page.getByText('За този етаж още няма план')).toBeVisible()
  expect(await findFloorPlan(backend.db, fourth)).toBeUndefined()
})

test('hand-made saves get a 4xx and change nothing', async ({ signedInPage: page, site: { backend } }) => {
  const plan = await drawPlan(backend, fourth, [['11', home]])
  const apartments = await listApartments(backend.db)
  const elsewhere = apartments.find(({ floor }) => floor === 2)?.id ?? ''
  const shape = { id: 's', apartmentId: null, points: home }
  const send = async (shapes: string, revision = 1, id = plan.id) => {
    const form = { intent: 'save', id, revision: String(revision), shapes }
    return (await page.context().request.post('/admin/floor-plans.data', { form })).status()
  }
  expect(await send('not json')).toBe(400)
  expect(await send(JSON.stringify([{ ...shape, points: home.slice(0, 2) }]))).toBe(400)
  expect(await send(JSON.stringify([{ ...shape, apartmentId: 'none' }]))).toBe(422)
  expect(await send(JSON.stringify([{ ...shape, apartmentId: elsewhere }]))).toBe(422)
  expect(await send(JSON.stringify([shape, shape]))).toBe(422)
  expect(await send(JSON.stringify([shape]), 77)).toBe(409)
  expect(await send(JSON.stringify([shape]), 1, 'none')).toBe(404)
  expect(await findFloorPlan(backend.db, fourth)).toEqual(plan)
})

for (const width of [390, 1440]) {
  test(`axe finds nothing in the editor at ${width} px`, async ({
    signedInPage: page,
    site: { backend },
  }) => {
    await drawPlan(backend, fourth, [['11', home]])
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address)
    await outline(page, '11').focus()
    await page.keyboard.press('Enter')
    await expect(button(page, 'Точка 1')).toBeVisible()
    for (const mode of ['Избор', 'Рисуване']) {
      expect(await findFaults(page), mode).toEqual([])
      await button(page, 'Рисуване').click()
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}
