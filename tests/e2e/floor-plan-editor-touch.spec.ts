import { devices } from '@playwright/test'
import { findFloorPlan } from '../../backend/data/plans/floor-plans.ts'
import { drawPlan, planSize, rectangle } from './drawn-plan.ts'
import { expect, test } from './fixtures.ts'
import { verticalPositions } from './plan-editor-page.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
test.use({ ...phone, viewport: { width: 390, height: 844 } })

const place = { entrance: '1', floor: 4 } as const

test('an outline is drawn, changed and saved by touch', async ({ signedInPage: page, site: { backend } }) => {
  await drawPlan(backend, place)
  await page.goto('/admin/floor-plans?entrance=1&floor=4')
  const canvas = page.getByRole('group', { name: 'Чертеж на етажа' })
  await page.getByRole('button', { name: 'Рисуване' }).tap()
  await canvas.scrollIntoViewIfNeeded()
  const onScreen = async (x: number, y: number) => {
    const box = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    return { x: box.x + (x / planSize.width) * box.width, y: box.y + (y / planSize.height) * box.height }
  }
  const tap = async (x: number, y: number) => {
    const at = await onScreen(x, y)
    await page.touchscreen.tap(at.x, at.y)
  }
  const before = await verticalPositions(page)
  for (const { x, y } of rectangle(300, 200, 500, 400)) {
    await tap(x, y)
    expect(await verticalPositions(page)).toEqual(before)
  }
  await tap(300, 200)
  const list = page.getByRole('region', { name: 'Апартаменти на етажа' })
  await list.getByRole('listitem').filter({ hasText: '11' }).getByRole('button').tap()

  await page.getByRole('button', { name: 'Избор' }).tap()
  await tap(550, 400)
  await expect(page.getByRole('button', { name: 'Точка 3', exact: true })).toBeVisible()
  expect(await verticalPositions(page)).toEqual(before)
  const cdp = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
  // A corner's `touch-action: none` takes effect when the corner is painted; an earlier touch would scroll the
  // page.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))))
  await touch('touchStart', [await onScreen(800, 600)])
  await touch('touchMove', [await onScreen(850, 650)])
  await touch('touchMove', [await onScreen(900, 700)])
  await touch('touchEnd', [])

  expect(await verticalPositions(page)).toEqual(before)
  await page.getByRole('button', { name: 'Запази' }).tap()
  await expect(page.getByRole('status').filter({ hasText: 'Етажният план е запазен успешно!' })).toBeVisible()
  const corner = (await findFloorPlan(backend.db, place))?.outlines[0]?.points[2]
  expect(Math.hypot((corner?.x ?? 0) - 900, (corner?.y ?? 0) - 700)).toBeLessThan(8)
})
