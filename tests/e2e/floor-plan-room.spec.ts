import { addParkingSpot, listParkingSpots } from '../../backend/data/parking-spots.ts'
import { findParkingPlan, setParkingPlan } from '../../backend/data/plans/parking-plans.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { newParkingSpot } from '../../domain/parking/parking.ts'
import { drawPlan, planSize, rectangle } from './drawn-plan.ts'
import { expect, test } from './fixtures.ts'
import {
  apartmentOutline,
  canvas,
  clickAt,
  corners,
  drag,
  editorButton,
  editorUrl,
  fourth,
  hiddenTools,
  outline,
  selectButton,
  verticalPositions,
} from './plan-editor-page.ts'
import { saveImage } from './stored-image.ts'

test('the plan takes the window, tools and list fold away, and nothing moves while something is drawn', async ({
  signedInPage: page,
  site: { backend },
}) => {
  await drawPlan(backend, fourth, [['11', apartmentOutline]])
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(editorUrl)
  const items = page.getByRole('region', { name: 'Апартаменти на етажа' }).getByRole('listitem')
  await expect(items.first()).not.toContainText('Апартамент 11')
  await expect(items.last()).toContainText('Апартамент 11')

  await editorButton(page, 'Правоъгълник').click()
  const before = await verticalPositions(page)
  await drag(page, [100, 100], [500, 400])
  expect(await verticalPositions(page)).toEqual(before)
  await selectButton(page, '10').click()
  await expect
    .poll(() => corners(page, '10'))
    .toEqual(rectangle(100, 100, 400, 300).map(({ x, y }) => [x, y]))
  expect(await verticalPositions(page)).toEqual(before)
  await clickAt(page, 100, 500)
  await clickAt(page, 300, 700)
  await expect(page.getByText('Контурът е готов').first()).toBeVisible()
  await page.keyboard.press('Escape')

  await editorButton(page, 'Избор').click()
  await outline(page, '11').press('Enter')
  await expect(editorButton(page, 'Откачи апартамента')).toBeVisible()
  expect(await hiddenTools(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })

  const width = async () => (await canvas(page).boundingBox())?.width ?? 0
  const usual = await width()
  await editorButton(page, 'Скрий списъка').click()
  await editorButton(page, 'Скрий инструментите').click()
  await editorButton(page, 'Цял прозорец').click()
  await expect.poll(width).toBeGreaterThan(usual * 1.5)
  await page.reload()
  await expect.poll(width).toBeGreaterThan(usual * 1.5)
  await expect(editorButton(page, 'Рисуване')).toBeHidden()
  for (const name of ['Обратно в страницата', 'Покажи инструментите', 'Покажи списъка'])
    await editorButton(page, name).click()
  await expect.poll(width).toBe(usual)
})

test('a plan is enlarged eight times, and the mini map moves it by pointer and by keys', {
  tag: '@long',
}, async ({ signedInPage: page, site: { backend } }) => {
  await drawPlan(backend, fourth, [['11', apartmentOutline]])
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(editorUrl)
  await expect(outline(page, '11')).toBeVisible()
  const map = page.getByRole('button', { name: /^Видимата част от плана/ })
  await expect(map).toBeHidden()
  for (let press = 0; press < 14; press++) await editorButton(page, 'Увеличи').click()
  await expect(page.getByText('800%')).toBeVisible()
  const left = async () => (await canvas(page).boundingBox())?.x ?? 0
  await map.click({ position: { x: 4, y: 4 } })
  const corner = await left()
  await map.press('ArrowRight')
  await expect.poll(left).toBeLessThan(corner)
  const box = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(box.x + 10, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 2, box.y + 10)
  await page.mouse.up()
  await expect.poll(left).toBeLessThan(corner - 1000)
})

test('a row of parking places is drawn, numbered on, created where it is missing, and turned as one', {
  tag: '@long',
}, async ({ signedInPage: page, site: { backend } }) => {
  const { db } = backend
  const known = await addParkingSpot(db, { ...newParkingSpot(defaultBuilding), number: 'R-09', floor: 2 })
  const imageUrl = await saveImage(backend, 'parking/floor_2_1700000000002.jpg', '#ffffff')
  const image = { imageUrl, imageWidth: planSize.width, imageHeight: planSize.height }
  await setParkingPlan(db, 2, image)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/admin/parking/plans?level=2')
  await editorButton(page, 'Ред').click()
  const level = page.getByRole('group', { name: 'Чертеж на нивото' })
  const box = (await level.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const at = (x: number, y: number) =>
    [box.x + (x / planSize.width) * box.width, box.y + (y / planSize.height) * box.height] as const
  for (const [x, y] of [
    [200, 200],
    [250, 300],
    [675, 250],
  ] as const)
    await page.mouse.click(...at(x, y))
  const panel = page.getByRole('region', { name: 'Ред паркоместа' })
  await expect(panel.getByLabel('Брой места')).toHaveValue('10')
  await panel.getByLabel('Брой места').fill('4')
  await panel.getByLabel('Първи номер').fill('R-08')
  await expect(panel.getByLabel('Създай липсващите паркоместа (3): R-08, R-10, R-11')).toBeChecked()
  await panel.getByLabel('Тип на новите').selectOption('Гараж')
  await panel.getByRole('button', { name: 'Постави реда' }).click()
  const placed = page.getByRole('button', { name: /^Контур на паркомясто R-/ })
  await expect(placed).toHaveCount(4)
  await editorButton(page, 'Запази').click()
  await expect(page.getByText('Планът на нивото е запазен.')).toBeVisible()
  const spots = (await listParkingSpots(db, { floor: 2 })).filter(({ number }) => number.startsWith('R-'))
  expect(spots.map(({ number, type }) => [number, type])).toEqual([
    ['R-08', 'garage'],
    ['R-09', known.type],
    ['R-10', 'garage'],
    ['R-11', 'garage'],
  ])
  const outlines = (await findParkingPlan(db, 2))?.outlines
  expect(outlines?.map(({ linkedId }) => linkedId)).toEqual(spots.map(({ id }) => id))

  await editorButton(page, 'Избор').click()
  await placed.nth(2).click()
  await editorButton(page, 'Хвани като ред').click()
  await panel.getByRole('button', { name: 'Завърти с 1° надясно' }).click()
  await panel.getByRole('button', { name: 'Постави реда' }).click()
  await expect(placed).toHaveCount(4)
  await page.keyboard.press('Control+s')
  await expect
    .poll(async () => (await findParkingPlan(db, 2))?.outlines[3]?.points[0]?.y)
    .toBeGreaterThan(200)
})
