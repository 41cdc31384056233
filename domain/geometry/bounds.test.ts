import { expect, test } from 'vitest'
import { boundsOf, overlaps } from './bounds.ts'

const box = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 })

test('bounds are as wide and high as the points reach', () => {
  const points = [
    { x: 3, y: -2 },
    { x: -1, y: 5 },
    { x: 4, y: 0 },
  ]
  expect(boundsOf(points)).toEqual({ left: -1, top: -2, right: 4, bottom: 5 })
})

test.each([
  ['apart', box(20, 0), false],
  ['sharing a side', box(10, 0), false],
  ['sharing a corner', box(10, 10), false],
  ['one over the other', box(5, 5), true],
])('two boxes %s', (_, other, expected) => {
  expect(overlaps(box(0, 0), other)).toBe(expected)
  expect(overlaps(other, box(0, 0))).toBe(expected)
})

test('an overlap below the tolerance does not count', () => {
  expect(overlaps(box(0, 0), box(9.5, 0), 1)).toBe(false)
  expect(overlaps(box(0, 0), box(8.5, 0), 1)).toBe(true)
})
