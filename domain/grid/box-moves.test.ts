import { expect, test } from 'vitest'
import { movedByBoxes } from './box-moves.ts'

/**
 * 0 1 2
 * 3 4
 * (the next level, with wider cells)
 * 5   6
 */
const at = (left: number, top: number, width = 10) => ({ left, top, width })
const boxes = [at(0, 0), at(10, 0), at(20, 0), at(0, 10), at(10, 10), at(0, 30, 14), at(15, 30, 14)]

test.each([
  [0, 'ArrowRight', 1],
  [2, 'ArrowRight', 3],
  [3, 'ArrowLeft', 2],
  [0, 'ArrowLeft', undefined],
  [6, 'ArrowRight', undefined],
  [1, 'ArrowDown', 4],
  [2, 'ArrowDown', 4],
  [3, 'ArrowDown', 5],
  [4, 'ArrowDown', 6],
  [6, 'ArrowUp', 4],
  [5, 'ArrowDown', undefined],
  [1, 'Home', 0],
  [1, 'End', 2],
  [3, 'End', 4],
  [4, 'x', undefined],
])('from %i %s leads to %s', (from, key, to) => {
  expect(movedByBoxes(key, false, boxes, from)).toBe(to)
})

test('with Ctrl, Home and End lead to the first and the last cell', () => {
  expect(movedByBoxes('Home', true, boxes, 4)).toBe(0)
  expect(movedByBoxes('End', true, boxes, 1)).toBe(6)
  expect(movedByBoxes('ArrowDown', false, [], 0)).toBeUndefined()
})
