import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distance, type Point } from './polygon.ts'
import { nearestOnEdge, snapped } from './snap.ts'

const square: Point[] = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
]

test.each([
  ['a corner in reach', { x: 96, y: 3 }, { x: 100, y: 0 }],
  ['a corner rather than a nearer edge', { x: 93, y: 1 }, { x: 100, y: 0 }],
  ['an edge where no corner is in reach', { x: 50, y: 6 }, { x: 50, y: 0 }],
  ['an edge from the other side', { x: 104, y: 40 }, { x: 100, y: 40 }],
  ['nothing out of reach', { x: 50, y: 50 }, { x: 50, y: 50 }],
])('a point snaps to %s', (_, point, expected) => {
  expect(snapped(point, [square], 8)).toEqual(expected)
})

test('with nothing around, a point stays where it is', () => {
  expect(snapped({ x: 3, y: 4 }, [], 100)).toEqual({ x: 3, y: 4 })
})

const coordinate = fc.integer({ min: -500, max: 500 })
const anyPoint = fc.record({ x: coordinate, y: coordinate })

test('a point never moves further than the reach', () => {
  fc.assert(
    fc.property(anyPoint, fc.array(fc.array(anyPoint, { minLength: 3 })), (point, polygons) => {
      expect(distance(point, snapped(point, polygons, 8))).toBeLessThanOrEqual(8)
    }),
  )
})

test('the nearest place on an edge lies between its ends', () => {
  fc.assert(
    fc.property(anyPoint, anyPoint, anyPoint, (point, a, b) => {
      const on = nearestOnEdge(point, a, b)
      expect(distance(a, on) + distance(on, b)).toBeCloseTo(distance(a, b), 6)
    }),
  )
})
