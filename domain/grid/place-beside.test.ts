import { expect, test } from 'vitest'
import { placeBeside } from './place-beside.ts'

const window = { width: 1000, height: 800 }
const cell = (left: number, top: number) => ({ left, right: left + 50, top, bottom: top + 50 })

test.each([
  ['below', cell(100, 100), 400, { left: 100, top: 156 }],
  ['above, near the bottom of the window', cell(100, 600), 400, { left: 100, top: 194 }],
  ['at the right, where neither has room', cell(100, 400), 600, { left: 156, top: 192 }],
  ['at the left, near the right edge', cell(900, 400), 600, { left: 594, top: 192 }],
  ['further left, where it would leave the window', cell(900, 100), 400, { left: 692, top: 156 }],
  ['at the top of a window that is too low', cell(350, 300), 900, { left: 406, top: 8 }],
])('a popover stands %s', (_, opener, height, place) => {
  expect(placeBeside(opener, { width: 300, height }, window)).toEqual(place)
})

test('in a small window it begins at the edge', () => {
  expect(placeBeside(cell(150, 300), { width: 300, height: 700 }, { width: 320, height: 640 })).toEqual({
    left: 12,
    top: 8,
  })
})
