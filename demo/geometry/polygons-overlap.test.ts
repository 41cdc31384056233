import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlaps } from '../../domain/geometry/bounds.ts'
import { polygonsOverlap } from './polygons-overlap.ts'
import { cornersOf, type Rect, rect } from './rect.ts'

const square = (left: number, top: number, size = 10) => cornersOf(rect(left, top, left + size, top + size))

test('neighbours that share a wall do not overlap', () => {
  expect(polygonsOverlap(square(0, 0), square(10, 0))).toBe(false)
  expect(polygonsOverlap(square(0, 0), square(10, 10))).toBe(false)
})

test('one polygon inside another, a polygon and itself, and a crossing pair overlap', () => {
  expect(polygonsOverlap(square(0, 0), square(2, 2, 3))).toBe(true)
  expect(polygonsOverlap(square(0, 0), square(0, 0))).toBe(true)
  expect(polygonsOverlap(square(0, 0), square(5, 5))).toBe(true)
})

test('for rectangles the result is that of comparing their bounds', () => {
  const anyRect = fc
    .tuple(fc.nat(20), fc.nat(20), fc.integer({ min: 1, max: 15 }), fc.integer({ min: 1, max: 15 }))
    .map(([left, top, width, height]): Rect => rect(left, top, left + width, top + height))
  fc.assert(
    fc.property(anyRect, anyRect, (a, b) => {
      expect(polygonsOverlap(cornersOf(a), cornersOf(b))).toBe(overlaps(a, b))
    }),
  )
})
