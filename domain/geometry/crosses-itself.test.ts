import { expect, test } from 'vitest'
import { crossesItself } from './crosses-itself.ts'

const points = (...pairs: [number, number][]) => pairs.map(([x, y]) => ({ x, y }))

test.each([
  ['a square', points([0, 0], [10, 0], [10, 10], [0, 10]), false],
  ['an L', points([0, 0], [10, 0], [10, 4], [4, 4], [4, 10], [0, 10]), false],
  ['a bow tie', points([0, 0], [10, 10], [10, 0], [0, 10]), true],
  ['a triangle', points([0, 0], [10, 0], [0, 10]), false],
  [
    'a loop that touches itself in a corner',
    points([0, 0], [10, 0], [5, 5], [10, 10], [0, 10], [5, 5]),
    false,
  ],
])('%s', (_, polygon, crosses) => {
  expect(crossesItself(polygon)).toBe(crosses)
  expect(crossesItself(polygon.toReversed())).toBe(crosses)
})
