import type { Page } from '@playwright/test'
import type { FloorPlanPlace } from '../../domain/floor-plan/floor-plan.ts'
import { status } from './admin-page.ts'
import { planSize, rectangle } from './drawn-plan.ts'

export const fourth: FloorPlanPlace = { entrance: '1', floor: 4 }
export const editorUrl = '/admin/floor-plans?entrance=1&floor=4'
export const apartmentOutline = rectangle(600, 100, 400, 300)

export const canvas = (page: Page) => page.getByRole('group', { name: 'Чертеж на етажа' })
export const outline = (page: Page, number: string) =>
  page.getByRole('button', { name: `Контур на апартамент ${number}`, exact: true })
export const editorButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const selectButton = (page: Page, number: string) =>
  page
    .getByRole('region', { name: 'Апартаменти на етажа' })
    .getByRole('listitem')
    .filter({ hasText: `Апартамент ${number}` })
    .getByRole('button', { name: 'Избери' })

export const saved = (page: Page) => status(page, 'Етажният план е запазен успешно!')

/** The position on the screen of a pixel of the image. */
export async function onScreen(page: Page, x: number, y: number) {
  const box = await canvas(page).boundingBox()
  if (!box) throw new Error('no canvas')
  return { x: box.x + (x / planSize.width) * box.width, y: box.y + (y / planSize.height) * box.height }
}

export async function clickAt(page: Page, x: number, y: number) {
  const at = await onScreen(page, x, y)
  await page.mouse.click(at.x, at.y)
}

export async function drag(page: Page, from: [number, number], to: [number, number]) {
  const [start, end] = [await onScreen(page, ...from), await onScreen(page, ...to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2)
  await page.mouse.move(end.x, end.y)
  await page.mouse.up()
}

/** The corners of an outline, rounded to 5 pixels of the image, as the screen's resolution is lower. */
export async function corners(page: Page, number: string) {
  const points = (await outline(page, number).getAttribute('points')) ?? ''
  return points.split(' ').map((pair) => pair.split(',').map((value) => Math.round(Number(value) / 5) * 5))
}

/** The tools that are cut off or must be scrolled to, in windows of usual widths. */
export async function hiddenTools(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const editor = page.getByRole('toolbar', { name: 'Инструменти' }).locator('xpath=../..')
    const hidden = await editor.evaluate((frame) => {
      const isCut = (tool: Element) => {
        const box = tool.getBoundingClientRect()
        for (let each = tool.parentElement; each && frame.contains(each); each = each.parentElement) {
          const { left, right } = each.getBoundingClientRect()
          const isOutside = box.left < left - 1 || box.right > right + 1
          if (isOutside && getComputedStyle(each).overflowX !== 'visible') return true
        }
        return false
      }
      const plan = frame.querySelector('[data-canvas]')
      return [...frame.querySelectorAll('button, input, [role=alert]')]
        .filter((tool) => !plan?.contains(tool) && tool.getClientRects().length > 0 && isCut(tool))
        .map((tool) => tool.getAttribute('aria-label') ?? tool.textContent)
    })
    found.push(...hidden.map((name) => `${width}: ${name}`))
  }
  return found
}

/** The vertical positions of the plan and the save button on the page, whatever its scroll position. */
export async function verticalPositions(page: Page) {
  const scrolled = await page.evaluate(() => scrollY)
  const top = async (locator: ReturnType<typeof canvas>) =>
    Math.round(((await locator.boundingBox())?.y ?? 0) + scrolled)
  return { canvas: await top(canvas(page)), save: await top(editorButton(page, 'Запази')) }
}
