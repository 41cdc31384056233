import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundsOf } from '../geometry/bounds.ts'
import { crossesItself } from '../geometry/crosses-itself.ts'
import { contains, polygonArea } from '../geometry/polygon.ts'
import { emptyPicture, type Picture } from './picture.ts'
import { withRightAngles } from './right-angles.ts'
import { cornersOf } from './simplify-border.ts'
import { tracedBorder } from './trace-border.ts'

const side = 60

/** Rooms as rectangles that all cover the middle of the picture, so that they are one part. */
const rooms = fc
  .array(
    fc.record({
      left: fc.integer({ min: 2, max: 26 }),
      top: fc.integer({ min: 2, max: 26 }),
      right: fc.integer({ min: 34, max: 58 }),
      bottom: fc.integer({ min: 34, max: 58 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => {
    const mask = emptyPicture({ width: side, height: side })
    for (const { left, top, right, bottom } of parts) {
      for (let y = top; y < bottom; y++) mask.data.fill(1, y * side + left, y * side + right)
    }
    return mask
  })

const pixels = ({ data }: Picture) => data.reduce((sum, value) => sum + value, 0)
const borderOf = (mask: Picture) => tracedBorder(mask) ?? []

describe('the border of a part', () => {
  test('encloses exactly its pixels and does not cross itself', () => {
    fc.assert(
      fc.property(rooms, (mask) => {
        const border = borderOf(mask)
        expect(polygonArea(border)).toBe(pixels(mask))
        expect(crossesItself(border)).toBe(false)
      }),
    )
  })

  test('is that of the largest of several parts; an empty mask has none', () => {
    const mask = emptyPicture({ width: 8, height: 4 })
    expect(tracedBorder(mask)).toBeUndefined()
    mask.data.fill(1, 0, 2)
    mask.data.fill(1, 20, 23)
    expect(boundsOf(borderOf(mask))).toEqual({ left: 4, top: 2, right: 7, bottom: 3 })
  })
})

describe('the corners of a border', () => {
  test('stay when they are looked for again', () => {
    fc.assert(
      fc.property(rooms, fc.integer({ min: 1, max: 6 }), (mask, tolerance) => {
        const corners = cornersOf(borderOf(mask), tolerance)
        expect(cornersOf(corners, tolerance)).toEqual(corners)
      }),
    )
  })

  test('made right-angled contain the click, stay on the plan and lose no more than steps', () => {
    fc.assert(
      fc.property(rooms, (mask) => {
        const border = borderOf(mask)
        const outline = withRightAngles(cornersOf(border, 1.5), 4)
        expect(contains(outline, { x: side / 2, y: side / 2 })).toBe(true)
        expect(crossesItself(outline)).toBe(false)
        const { left, top, right, bottom } = boundsOf(outline)
        expect(Math.min(left, top, side - right, side - bottom)).toBeGreaterThanOrEqual(0)
        expect(Math.abs(polygonArea(outline) - pixels(mask))).toBeLessThan(pixels(mask) * 0.25)
      }),
    )
  })
})

test('a small step and a cut corner vanish; a large step and a slant stay', () => {
  const outline = [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
    { x: 50, y: 2 },
    { x: 97, y: 2 },
    { x: 100, y: 5 },
    { x: 100, y: 60 },
    { x: 60, y: 100 },
    { x: 0, y: 100 },
  ]
  expect(withRightAngles(outline, 5)).toEqual([
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 60 },
    { x: 60, y: 100 },
    { x: 0, y: 100 },
  ])
})
