import type { Page } from '@playwright/test'
import type { Backend } from '../../backend/open.ts'
import { drawPlan, planImage, rectangle } from './drawn-plan.ts'
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
  onScreen,
  outline,
  selectButton,
} from './plan-editor-page.ts'

/** The points of the outline that is being drawn. */
const begun = (page: Page) => page.locator('svg[data-canvas] g > circle.fill-white')

/** Opens the plan with the outlines of two neighbours, that of 11 selected. */
async function openSelected(page: Page, backend: Backend): Promise<void> {
  await drawPlan(backend, fourth, [
    ['11', apartmentOutline],
    ['10', rectangle(100, 100, 400, 300)],
  ])
  await page.goto(editorUrl)
  await clickAt(page, 800, 250)
  await expect(outline(page, '11')).toHaveAttribute('aria-pressed', 'true')
}

test('drawing shows a preview and a closing zone; Backspace, Escape, Отказ and a mode switch discard points', async ({
  signedInPage: page,
  site: { backend },
}) => {
  await drawPlan(backend, fourth)
  await page.goto(editorUrl)
  await editorButton(page, 'Рисуване').click()
  const points = begun(page)
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

  // Zooming and panning while drawing neither lose nor add points.
  for (let step = 0; step < 4; step++) await editorButton(page, 'Увеличи').click()
  await drag(page, [600, 400], [500, 380])
  await expect(points).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(points).toHaveCount(0)

  await clickAt(page, 600, 400)
  await editorButton(page, 'Отказ').click()
  await expect(points).toHaveCount(0)
  await clickAt(page, 600, 400)
  await editorButton(page, 'Избор').click()
  await editorButton(page, 'Рисуване').click()
  await expect(points).toHaveCount(0)
})

test('points and edges of an outline are dragged, the whole outline moves, and undo and redo are exact', async ({
  signedInPage: page,
  site: { backend },
}) => {
  await openSelected(page, backend)
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
  await expect.poll(() => corners(page, '11')).toEqual(apartmentOutline.map(({ x, y }) => [x, y]))
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => corners(page, '11')).toContainEqual([1050, 500])
  await editorButton(page, 'Отмени').click()
  await expect(page.getByText('Има незапазени промени')).toBeHidden()
})

test('a corner that is dragged near a neighbour’s corner snaps to it', { tag: '@long' }, async ({
  signedInPage: page,
  site: { backend },
}) => {
  await openSelected(page, backend)
  await drag(page, [600, 400], [505, 405])
  await expect.poll(() => corners(page, '11')).toContainEqual([500, 400])
  await page.keyboard.press('Control+z')
  await expect.poll(() => corners(page, '11')).toContainEqual([600, 400])
})

test('an outline is unlinked from its apartment, linked again, and removed', { tag: '@long' }, async ({
  signedInPage: page,
  site: { backend },
}) => {
  await openSelected(page, backend)
  await editorButton(page, 'Откачи апартамента').click()
  await expect(page.getByRole('button', { name: 'Контур без апартамент' }).first()).toBeVisible()
  await selectButton(page, '11').click()
  await expect(outline(page, '11')).toBeVisible()
  await editorButton(page, 'Премахни контура').click()
  await expect(page.getByText('Апартамент 11 няма контур')).toBeVisible()
})

test('outlines are selected, nudged and drawn by keyboard alone', async ({
  signedInPage: page,
  site: { backend },
}) => {
  await drawPlan(backend, fourth, [['11', apartmentOutline]])
  await page.goto(editorUrl)
  await outline(page, '11').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(() => corners(page, '11')).toContainEqual([610, 100])
  await editorButton(page, 'Точка 1').focus()
  await page.keyboard.press('Shift+ArrowUp')
  await expect.poll(() => corners(page, '11')).toContainEqual([610, 90])

  await editorButton(page, 'Рисуване').click()
  await canvas(page).focus()
  const keys = ['Enter', 'Shift+ArrowRight', 'Enter', 'Shift+ArrowDown', 'Enter', 'Shift+ArrowLeft']
  for (const key of [...keys, 'Shift+ArrowUp', 'Enter']) await page.keyboard.press(key)
  await expect(page.getByText('Контурът е готов').first()).toBeVisible()
  await selectButton(page, '10').press('Enter')
  await expect(outline(page, '10')).toBeVisible()
})

test('an outline that is being drawn is discarded only on purpose', { tag: '@long' }, async ({
  signedInPage: page,
  site: { backend },
}) => {
  await drawPlan(backend, fourth, [
    ['11', apartmentOutline],
    ['', rectangle(100, 500, 200, 200)],
  ])
  await page.goto(editorUrl)
  await editorButton(page, 'Рисуване').click()
  const points = begun(page)
  await clickAt(page, 200, 200)
  await clickAt(page, 400, 200)
  await editorButton(page, 'Рисуване').click()
  await expect(points).toHaveCount(2)
  await selectButton(page, '11').click()
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
  const buffer = await planImage({ width: 2400, height: 1600 })
  await page.locator('input[type=file]').setInputFiles({ name: 'by.png', mimeType: 'image/png', buffer })
  await expect.poll(() => corners(page, '11')).toContainEqual([2000, 800])
  await expect(points).toHaveCount(2)
  expect(Math.round(Number(await points.nth(1).getAttribute('cx')) / 20)).toBe(40)
  await page.keyboard.press('Escape')
  await expect(points).toHaveCount(0)
  await checks.getByRole('button', { name: 'Контур без апартамент' }).click()
  await expect(editorButton(page, 'Избор')).toHaveAttribute('aria-pressed', 'true')
})
