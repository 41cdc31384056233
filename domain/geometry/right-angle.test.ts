import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atRightAngle, squaredCorner } from './right-angle.ts'

test.each([
  ['level', { x: 90, y: 8 }, { x: 90, y: 0 }],
  ['upright', { x: -6, y: 70 }, { x: 0, y: 70 }],
])('the first edge runs %s', (_, pointer, expected) => {
  expect(atRightAngle(pointer, { x: 0, y: 0 })).toEqual(expected)
})

test('a later edge may also stand square on a slanting one', () => {
  const { x, y } = atRightAngle({ x: 48, y: 152 }, { x: 100, y: 100 }, { x: 0, y: 0 })
  expect(x).toBeCloseTo(48)
  expect(y).toBeCloseTo(152)
})

const coordinate = fc.integer({ min: 0, max: 1000 })
const anyPoint = fc.record({ x: coordinate, y: coordinate })

test('the new edge is upright, level, or along or square to the one before', () => {
  fc.assert(
    fc.property(anyPoint, anyPoint, anyPoint, (pointer, from, before) => {
      const to = atRightAngle(pointer, from, before)
      const [edge, last] = [
        { x: to.x - from.x, y: to.y - from.y },
        { x: from.x - before.x, y: from.y - before.y },
      ]
      const products = [edge.x, edge.y, edge.x * last.x + edge.y * last.y, edge.x * last.y - edge.y * last.x]
      expect(Math.min(...products.map(Math.abs))).toBeLessThan(1e-6)
    }),
  )
})

test('a corner is squared over its neighbours', () => {
  expect(squaredCorner({ x: 95, y: 4 }, { x: 0, y: 0 }, { x: 100, y: 80 })).toEqual({ x: 100, y: 0 })
  expect(squaredCorner({ x: 4, y: 95 }, { x: 0, y: 0 }, { x: 100, y: 80 })).toEqual({ x: 0, y: 80 })
})
