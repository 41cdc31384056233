import { expect, test } from 'vitest'
import { stretchesAt } from './stretches-at.ts'

/** A U that is open at the top. */
const polygon = [
  [0, 0],
  [3, 0],
  [3, 8],
  [7, 8],
  [7, 0],
  [10, 0],
  [10, 10],
  [0, 10],
].map(([x = 0, y = 0]) => ({ x, y }))

test.each([
  [
    'through both arms',
    4,
    [
      [0, 3],
      [7, 10],
    ],
  ],
  ['through the floor', 9, [[0, 10]]],
  ['above it', -1, []],
])('a line %s of a U', (_, y, expected) => {
  expect(stretchesAt(polygon, y)).toEqual(expected)
  expect(stretchesAt(polygon.toReversed(), y)).toEqual(expected)
})
