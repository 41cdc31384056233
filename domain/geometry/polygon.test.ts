import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  closesOutline,
  closingRadius,
  contains,
  distance,
  formatPoints,
  minPoints,
  type Point,
  polygonArea,
} from './polygon.ts'

const square = points([0, 0], [10, 0], [10, 10], [0, 10])
/** An L whose missing quarter is at the bottom right. */
const concave = points([0, 0], [10, 0], [10, 4], [4, 4], [4, 10], [0, 10])

function points(...pairs: [number, number][]): Point[] {
  return pairs.map(([x, y]) => ({ x, y }))
}

/** Whole pixels, so that sums are exact. */
const pixel = fc.integer({ min: 0, max: 8000 })
const polygons = fc.array(fc.record({ x: pixel, y: pixel }), { minLength: 3, maxLength: 20 })

describe('closing an outline', () => {
  const drawn = points([100, 100], [300, 100], [300, 300])

  test('takes 3 points and 1 percent of the image width', () => {
    expect([minPoints, closingRadius]).toEqual([3, 0.01])
  })

  test.each([
    ['on the first point', { x: 100, y: 100 }, 1000, true],
    ['exactly on the radius', { x: 110, y: 100 }, 1000, true],
    ['exactly on the radius, aslant', { x: 106, y: 92 }, 1000, true],
    ['just beyond the radius', { x: 110.001, y: 100 }, 1000, false],
    ['inside the square but outside the circle', { x: 108, y: 108 }, 1000, false],
    ['exactly on the radius of a wider image', { x: 100, y: 124 }, 2400, true],
    ['just beyond the radius of a wider image', { x: 100, y: 124.001 }, 2400, false],
    ['on another of the points', { x: 300, y: 300 }, 1000, false],
  ])('a click %s', (_, click, imageWidth, closes) => {
    expect(closesOutline(drawn, click, imageWidth)).toBe(closes)
  })

  test.each([0, 1, 2])('does not happen with %d points', (count) => {
    expect(closesOutline(drawn.slice(0, count), { x: 100, y: 100 }, 1000)).toBe(false)
  })

  test('works the same at every image width', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (percent) => {
        const [imageWidth, origin] = [percent * 100, points([0, 0], [5000, 0], [0, 5000])]
        expect(closesOutline(origin, { x: percent, y: 0 }, imageWidth)).toBe(true)
        expect(closesOutline(origin, { x: percent + 0.01, y: 0 }, imageWidth)).toBe(false)
      }),
    )
  })
})

test('distance is measured straight', () => {
  expect(distance({ x: 1, y: 2 }, { x: 4, y: 6 })).toBe(5)
})

describe('area', () => {
  test.each([
    ['a square', square, 100],
    ['a concave polygon', concave, 64],
    ['a triangle', points([0, 0], [4, 0], [0, 3]), 6],
    ['points on a line', points([0, 0], [5, 5], [10, 10]), 0],
    ['nothing', [], 0],
  ])('of %s', (_, polygon, expected) => {
    expect(polygonArea(polygon)).toBe(expected)
    expect(polygonArea(polygon.toReversed())).toBe(expected)
  })

  test('does not depend on the point the list starts with, nor on the direction', () => {
    fc.assert(
      fc.property(polygons, fc.nat(), (polygon, turns) => {
        const start = turns % polygon.length
        const rotated = [...polygon.slice(start), ...polygon.slice(0, start)]
        expect(polygonArea(rotated)).toBe(polygonArea(polygon))
        expect(polygonArea(rotated.toReversed())).toBe(polygonArea(polygon))
      }),
    )
  })

  test('does not depend on where the polygon lies', () => {
    fc.assert(
      fc.property(polygons, pixel, pixel, (polygon, right, down) => {
        expect(polygonArea(polygon.map(({ x, y }) => ({ x: x + right, y: y + down })))).toBe(
          polygonArea(polygon),
        )
      }),
    )
  })
})

describe('a point', () => {
  test.each([
    ['in the middle of a square', square, { x: 5, y: 5 }, true],
    ['left of a square', square, { x: -1, y: 5 }, false],
    ['right of a square', square, { x: 11, y: 5 }, false],
    ['above a square', square, { x: 5, y: -1 }, false],
    ['below a square', square, { x: 5, y: 11 }, false],
    ['level with a corner, outside', square, { x: -1, y: 0 }, false],
    ['in the upright arm of an L', concave, { x: 2, y: 9 }, true],
    ['in the flat arm of an L', concave, { x: 9, y: 2 }, true],
    ['in the notch of an L', concave, { x: 7, y: 7 }, false],
    ['level with the notch corner of an L', concave, { x: 2, y: 4 }, true],
    ['in no polygon at all', [], { x: 0, y: 0 }, false],
  ])('%s', (_, polygon, point, inside) => {
    expect(contains(polygon, point)).toBe(inside)
    expect(contains(polygon.toReversed(), point)).toBe(inside)
  })

  test('on a wall shared by two apartments belongs to exactly one of them', () => {
    const neighbour = points([10, 0], [20, 0], [20, 10], [10, 10])
    const wall = { x: 10, y: 5 }
    expect([square, neighbour].filter((polygon) => contains(polygon, wall))).toHaveLength(1)
  })
})

test('points are written for SVG to the tenth of a pixel', () => {
  expect(formatPoints(points([0, 10], [1.26, 2.04], [-0.5, 3]))).toBe('0,10 1.3,2 -0.5,3')
})
