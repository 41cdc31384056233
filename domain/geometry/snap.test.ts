import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distance, type Point } from './polygon.ts'
import { atRightAngle, nearestOnEdge, snapped, squaredCorner } from './snap.ts'

test.each([
  ['level', { x: 90, y: 8 }, { x: 90, y: 0 }],
  ['upright', { x: -6, y: 70 }, { x: 0, y: 70 }],
])('the first edge runs %s', (_, pointer, expected) => {
  expect(atRightAngle(pointer, { x: 0, y: 0 })).toEqual(expected)
})

test('a later edge may also be perpendicular to a slanting one', () => {
  const { x, y } = atRightAngle({ x: 48, y: 152 }, { x: 100, y: 100 }, { x: 0, y: 0 })
  expect(x).toBeCloseTo(48)
  expect(y).toBeCloseTo(152)
})

const rightAngleCoordinate = fc.integer({ min: 0, max: 1000 })
const rightAngleAnyPoint = fc.record({ x: rightAngleCoordinate, y: rightAngleCoordinate })

test('the new edge is vertical, horizontal, or parallel or perpendicular to the one before', () => {
  fc.assert(
    fc.property(rightAngleAnyPoint, rightAngleAnyPoint, rightAngleAnyPoint, (pointer, from, before) => {
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

test('without polygons a point stays where it is', () => {
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

test('the nearest point on an edge is between its ends', () => {
  fc.assert(
    fc.property(anyPoint, anyPoint, anyPoint, (point, a, b) => {
      const on = nearestOnEdge(point, a, b)
      expect(distance(a, on) + distance(on, b)).toBeCloseTo(distance(a, b), 6)
    }),
  )
})
