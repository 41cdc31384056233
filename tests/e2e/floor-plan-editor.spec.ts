import { findFloorPlan } from '../../backend/data/plans/floor-plans.ts'
import { alert } from './admin-page.ts'
import { findViolations } from './axe.ts'
import { withoutTable } from './broken-table.ts'
import { drawPlan, planImage, rectangle, removePlan } from './drawn-plan.ts'
import { expect, test } from './fixtures.ts'
import {
  apartmentOutline,
  canvas,
  clickAt,
  corners,
  editorButton,
  editorUrl,
  fourth,
  outline,
  selectButton,
  verticalPositions,
} from './plan-editor-page.ts'

test('a floor plan is drawn from scratch, saved, and shown in the public navigator', async ({
  signedInPage: page,
  site: { backend },
}) => {
  await removePlan(backend, fourth)
  await page.goto(editorUrl)
  await expect(page.getByText('За този етаж още няма план')).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'етаж 4.png', mimeType: 'image/png', buffer: await planImage() })
  await expect(canvas(page)).toBeVisible()

  await editorButton(page, 'Рисуване').click()
  const before = await verticalPositions(page)
  for (const { x, y } of rectangle(100, 100, 400, 300)) await clickAt(page, x, y)
  expect(await verticalPositions(page)).toEqual(before)
  await clickAt(page, 105, 102)
  await expect(page.getByText('Контурът е готов').first()).toBeVisible()
  await selectButton(page, '10').click()
  for (const { x, y } of apartmentOutline) await clickAt(page, x, y)
  await clickAt(page, 600, 100)
  await selectButton(page, '11').click()
  await expect(page.getByText('Всички апартаменти са очертани')).toBeVisible()
  expect(await verticalPositions(page)).toEqual(before)
  expect((await findFloorPlan(backend.db, fourth))?.outlines).toEqual([])

  await editorButton(page, 'Запази').click()
  await expect(page.getByRole('status').filter({ hasText: 'Етажният план е запазен успешно!' })).toBeVisible()
  await page.goto('/navigator/1/4')
  await page.getByRole('link', { name: 'Апартамент 11, Продаден, 52,00 м²', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Апартамент 11' })).toBeVisible()
  const saved = await findFloorPlan(backend.db, fourth)
  for (const [index, { x, y }] of apartmentOutline.entries()) {
    const point = saved?.outlines[1]?.points[index]
    expect(Math.hypot((point?.x ?? 0) - x, (point?.y ?? 0) - y)).toBeLessThan(3)
  }
})

test('outlines are copied from another floor, and stay when the image is replaced', {
  tag: '@long',
}, async ({ signedInPage: page, site: { backend } }) => {
  await drawPlan(backend, { entrance: '1', floor: 3 }, [['10', rectangle(100, 100, 400, 300)]])
  await drawPlan(backend, fourth)
  await page.goto(editorUrl)
  await page.getByLabel('От етаж').selectOption('3')
  await editorButton(page, 'Копирай контурите').click()
  await expect.poll(() => corners(page, '10')).toContainEqual([500, 400])
  await page.getByText('Смяна на изображението').click()
  const buffer = await planImage({ width: 2400, height: 1600 })
  await page.locator('input[type=file]').setInputFiles({ name: 'by.png', mimeType: 'image/png', buffer })
  await expect.poll(() => corners(page, '10')).toContainEqual([1000, 800])
  await editorButton(page, 'Запази').click()
  await expect(page.getByRole('status').filter({ hasText: 'Етажният план е запазен успешно!' })).toBeVisible()
  const saved = await findFloorPlan(backend.db, fourth)
  expect([saved?.imageWidth, saved?.outlines[0]?.points[2]]).toEqual([2400, { x: 1000, y: 800 }])
})

test('copied links need a check, an image of other proportions asks for confirmation, and the choice of a floor says what is missing', {
  tag: '@long',
}, async ({ signedInPage: page, site: { backend } }) => {
  await drawPlan(backend, { entrance: '1', floor: 1 }, [['1', rectangle(100, 100, 400, 300)]])
  await drawPlan(backend, fourth)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(editorUrl)
  const floors = page.getByLabel('Етаж', { exact: true }).locator('option')
  await expect(floors).toHaveCount(11)
  await expect(floors.nth(3)).toHaveText(/^4: \d+ без контур$/)
  await expect(floors.nth(10)).toHaveText('11: няма план')
  await page.getByRole('link', { name: 'По-долен етаж' }).click()
  await expect(page.getByLabel('Етаж', { exact: true })).toHaveValue('3')
  await page.getByRole('link', { name: 'По-горен етаж' }).click()
  await expect(page).toHaveURL(editorUrl)
  await expect(page.getByRole('link', { name: 'Виж в сайта' })).toHaveAttribute('href', '/navigator/1/4')
  const { bottom } = await canvas(page).evaluate((svg) => svg.getBoundingClientRect())
  expect(bottom).toBeLessThan(800)

  await page.getByLabel('От етаж').selectOption('1')
  await editorButton(page, 'Копирай контурите').click()
  await expect(page.getByText('За проверка: апартамент')).toBeVisible()
  await editorButton(page, 'Запази').click()
  const question = page.getByRole('dialog', { name: 'Има контури за проверка' })
  await question.getByRole('button', { name: 'Отказ' }).click()
  expect((await findFloorPlan(backend.db, fourth))?.outlines).toEqual([])
  await page.getByRole('button', { name: /^Потвърди: апартамент/ }).click()
  await expect(page.getByText('За проверка: апартамент')).toBeHidden()
  await editorButton(page, 'Запази').click()
  await expect(page.getByRole('status').filter({ hasText: 'Етажният план е запазен успешно!' })).toBeVisible()
  const plan = await findFloorPlan(backend.db, fourth)
  expect(plan?.outlines).toHaveLength(1)

  await page.getByText('Смяна на изображението').click()
  const buffer = await planImage({ width: 1200, height: 1200 })
  await page.locator('input[type=file]').setInputFiles({ name: 'by.png', mimeType: 'image/png', buffer })
  const compared = page.getByRole('dialog', { name: 'Новото изображение под досегашното' })
  await compared.getByRole('button', { name: 'Отказ' }).click()
  await expect(compared).toBeHidden()
  expect((await findFloorPlan(backend.db, fourth))?.imageUrl).toBe(plan?.imageUrl)

  // The former plan is dragged over the new one, moved by keys and made larger; its outlines go with it.
  await page.locator('input[type=file]').setInputFiles({ name: 'by.png', mimeType: 'image/png', buffer })
  const stage = compared.getByRole('application', { name: 'Досегашният план върху новия' })
  await stage.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('+')
  await compared.getByRole('button', { name: 'Смени изображението' }).click()
  await expect(compared).toBeHidden()
  await expect.poll(async () => (await findFloorPlan(backend.db, fourth))?.imageHeight).toBe(1200)
  const moved = (await findFloorPlan(backend.db, fourth))?.outlines[0]?.points[0]
  const before = plan?.outlines[0]?.points[0] ?? { x: 0, y: 0 }
  expect(moved?.x).toBeCloseTo(600 + (before.x + 1 - 600) * 1.002, 1)
  expect(moved?.y).toBeCloseTo(600 + (before.y + 12 - 600) * 1.002, 1)
})

test('a plan is deleted only after a confirmation', { tag: '@long' }, async ({
  signedInPage: page,
  site: { backend },
}) => {
  await drawPlan(backend, fourth, [['11', apartmentOutline]])
  await page.goto(editorUrl)
  await editorButton(page, 'Изтрий').click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Отказ' }).click()
  expect(await findFloorPlan(backend.db, fourth)).toBeDefined()
  await editorButton(page, 'Изтрий').click()
  await question.getByRole('button', { name: 'Изтрий' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Етажният план е изтрит успешно!' })).toBeVisible()
  await expect(page.getByText('За този етаж още няма план')).toBeVisible()
  expect(await findFloorPlan(backend.db, fourth)).toBeUndefined()
})

test('plans that cannot be loaded are reported to screen readers, and can be retried', {
  tag: '@long',
}, async ({ signedInPage: page, site, expectedErrors }) => {
  expectedErrors.push(/500/, /Грешка при зареждане на етажните планове/)
  await drawPlan(site.backend, fourth, [['11', apartmentOutline]])
  await withoutTable(site, 'floorPlans', async () => {
    await page.goto(editorUrl)
    await expect(alert(page, 'Грешка при зареждане на етажните планове')).toBeVisible()
  })
  await editorButton(page, 'Опитайте отново').click()
  await expect(canvas(page)).toBeVisible()
})

for (const width of [390, 1440]) {
  test(`axe finds no violations in the editor at ${width} px`, {
    tag: width > 390 ? '@long' : '@short',
  }, async ({ signedInPage: page, site: { backend } }) => {
    await drawPlan(backend, fourth, [['11', apartmentOutline]])
    await page.setViewportSize({ width, height: 900 })
    await page.goto(editorUrl)
    await outline(page, '11').focus()
    await page.keyboard.press('Enter')
    await expect(editorButton(page, 'Точка 1')).toBeVisible()
    for (const mode of ['Избор', 'Рисуване']) {
      expect(await findViolations(page), mode).toEqual([])
      await editorButton(page, 'Рисуване').click()
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}
