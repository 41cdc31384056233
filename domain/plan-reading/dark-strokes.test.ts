import { expect, test } from 'vitest'
import { darkStrokes } from './dark-strokes.ts'
import { emptyPicture } from './picture.ts'

test('one wall among many narrow rooms of a darker tone is the only dark stroke', () => {
  const size = { width: 400, height: 400 }
  const plan = { ...emptyPicture(size), data: new Uint8Array(size.width * size.height).fill(255) }
  const paint = (left: number, grey: number) => {
    for (let y = 0; y < size.height; y++)
      plan.data.fill(grey, y * size.width + left, y * size.width + left + 12)
  }
  for (let left = 60; left < 400; left += 24) paint(left, 215)
  paint(20, 0)
  const middleRow = (mask: { data: Uint8Array }) =>
    [...mask.data.subarray(200 * size.width, 201 * size.width).keys()].filter(
      (x) => mask.data[200 * size.width + x] === 1,
    )
  expect(middleRow(darkStrokes(plan).dark)).toEqual(Array.from({ length: 12 }, (_, x) => 20 + x))
})
