import { expect, test } from 'vitest'
import { contains } from '../geometry/polygon.ts'
import { labelPlace, labelRoom } from './label-place.ts'

const points = (...pairs: [number, number][]) => pairs.map(([x, y]) => ({ x, y }))

test.each([
  ['a square', points([0, 0], [10, 0], [10, 10], [0, 10])],
  ['an L', points([0, 0], [10, 0], [10, 4], [4, 4], [4, 10], [0, 10])],
  ['a U', points([0, 0], [3, 0], [3, 8], [7, 8], [7, 0], [10, 0], [10, 10], [0, 10])],
  ['a thin slant', points([0, 0], [100, 98], [100, 100])],
])('the label of %s lies inside it', (_, polygon) => {
  expect(contains(polygon, labelPlace(polygon))).toBe(true)
})

test('a label has the room that the outline leaves it at its place, not that of the box around', () => {
  expect(labelRoom(points([0, 0], [10, 0], [10, 6], [0, 6]))).toMatchObject({ width: 10, height: 6 })
  const narrowBelow = labelRoom(points([0, 0], [10, 0], [10, 4], [4, 4], [4, 10], [0, 10]))
  expect(narrowBelow).toMatchObject({ width: 4, height: 10 })
  expect(labelRoom(points([0, 0], [100, 98], [100, 100])).height).toBeLessThan(2)
})
