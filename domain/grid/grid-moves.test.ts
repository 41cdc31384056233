import { expect, test } from 'vitest'
import { cellAt, cellsByPlace, firstPlace, movedBy } from './grid-moves.ts'

/**
 * a b .
 * c b d
 * . . e
 */
const cells = [
  { name: 'a', row: 0, rows: 1, column: 0 },
  { name: 'b', row: 0, rows: 2, column: 1 },
  { name: 'c', row: 1, rows: 1, column: 0 },
  { name: 'd', row: 1, rows: 1, column: 2 },
  { name: 'e', row: 2, rows: 1, column: 2 },
]

function walk(keys: string, from = firstPlace(cells)) {
  let at = from
  for (const key of keys.split(' '))
    at = (at && movedBy(key.replace('Control+', ''), key.startsWith('Control+'), cells, at)) ?? at
  return at && cellAt(cells, at)?.name
}

test.each([
  ['ArrowRight', 'b'],
  ['ArrowLeft', 'a'],
  ['ArrowDown', 'c'],
  ['ArrowRight ArrowDown', 'e'],
  ['ArrowDown ArrowRight ArrowRight', 'd'],
  ['ArrowRight ArrowRight', 'b'],
  ['ArrowDown ArrowDown', 'e'],
  ['End', 'b'],
  ['ArrowDown End', 'd'],
  ['ArrowDown End Home', 'c'],
  ['Control+End', 'e'],
  ['Control+End Control+Home', 'a'],
  ['Control+End ArrowUp ArrowUp', 'b'],
  ['x', 'a'],
])('%s leads to %s', (keys, name) => {
  expect(walk(keys)).toBe(name)
})

test('a tall cell is left in the row in which it was entered', () => {
  expect(walk('ArrowDown ArrowRight ArrowLeft')).toBe('c')
  expect(walk('ArrowRight ArrowLeft')).toBe('a')
})

test('an empty grid has no position', () => {
  expect(firstPlace([])).toBeUndefined()
  expect(movedBy('ArrowDown', false, [], { row: 0, column: 0 })).toBeUndefined()
})

test('the index finds the same cells as a search', () => {
  const at = cellsByPlace(cells)
  for (const row of [0, 1, 2, 3])
    for (const column of [0, 1, 2, 3]) expect(at({ row, column })).toBe(cellAt(cells, { row, column }))
})
