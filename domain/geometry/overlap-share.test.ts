import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlapShare } from './overlap-share.ts'

const box = (x: number, y: number, width: number, height: number) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
]

test('neighbours that share a wall do not overlap', () => {
  expect(overlapShare(box(0, 0, 10, 10), box(10, 0, 10, 10))).toBe(0)
  expect(overlapShare(box(0, 0, 10, 10), box(40, 40, 10, 10))).toBe(0)
})

test('a polygon inside another, or equal to it, overlaps completely', () => {
  expect(overlapShare(box(0, 0, 100, 100), box(20, 20, 10, 10))).toBe(1)
  expect(overlapShare(box(0, 0, 10, 10), box(0, 0, 10, 10))).toBe(1)
})

test('for rectangles the share is about the shared area', () => {
  const size = fc.integer({ min: 20, max: 200 })
  const place = fc.integer({ min: 0, max: 200 })
  fc.assert(
    fc.property(place, place, size, size, place, place, size, size, (ax, ay, aw, ah, bx, by, bw, bh) => {
      const width = Math.max(0, Math.min(ax + aw, bx + bw) - Math.max(ax, bx))
      const height = Math.max(0, Math.min(ay + ah, by + bh) - Math.max(ay, by))
      const share = (width * height) / Math.min(aw * ah, bw * bh)
      expect(Math.abs(overlapShare(box(ax, ay, aw, ah), box(bx, by, bw, bh)) - share)).toBeLessThan(0.06)
    }),
  )
})
