import fc from 'fast-check'
import { expect, test } from 'vitest'
import { polygonArea } from '../../domain/geometry/polygon.ts'
import { contourOf } from './contour.ts'
import { inset, withPoints } from './inset.ts'
import { rect } from './rect.ts'

test('two rectangles side by side become one without a point between them', () => {
  expect(contourOf([rect(0, 0, 2, 3), rect(2, 0, 5, 3)])).toHaveLength(4)
})

test('an L shape has six corners and the area of its parts', () => {
  const contour = contourOf([rect(0, 0, 4, 2), rect(0, 2, 1, 5)])
  expect(contour).toHaveLength(6)
  expect(polygonArea(contour)).toBeCloseTo(11)
})

test('walls reduce a room by exactly their thickness', () => {
  const size = fc.integer({ min: 10, max: 100 })
  fc.assert(
    fc.property(size, size, (width, height) => {
      const room = inset(contourOf([rect(0, 0, width, height)]), () => 0.5)
      expect(polygonArea(room)).toBeCloseTo((width - 1) * (height - 1))
    }),
  )
})

test('a side with two thicknesses gets a step', () => {
  const split = withPoints(contourOf([rect(0, 0, 10, 10)]), [{ x: 0, y: 4 }])
  expect(split).toHaveLength(5)
  const stepped = inset(split, ([from, to]) => (from.x === 0 && to.x === 0 && to.y === 0 ? 1 : 0))
  expect(polygonArea(stepped)).toBeCloseTo(100 - 4)
})
