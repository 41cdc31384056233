import { expect, test } from 'vitest'
import { viewAround } from './find-spot-on-plan.ts'

const image = { imageWidth: 2400, imageHeight: 1000 }
const outlinedSpot = (x: number, y: number) => [
  { x, y },
  { x: x + 50, y },
  { x: x + 50, y: y + 100 },
  { x, y: y + 100 },
]

test.each([
  ['in the middle', outlinedSpot(1000, 400), '675 217 700 467'],
  ['in a corner, without leaving the plan', outlinedSpot(0, 0), '0 0 700 467'],
  ['at the far end', outlinedSpot(2350, 900), '1700 533 700 467'],
])('a parking spot %s', (_, points, view) => {
  expect(viewAround(points, image)).toBe(view)
})

test('a plan that is smaller than that is shown as wide as it goes', () => {
  expect(viewAround(outlinedSpot(10, 10), { imageWidth: 300, imageHeight: 120 })).toBe('0 0 180 120')
})
