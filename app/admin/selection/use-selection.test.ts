import { expect, test } from 'vitest'
import { afterClick } from './use-selection.ts'

const ids = ['a', 'b', 'c', 'd']
const click = (selected: string[], id: string, last?: string) =>
  [...afterClick(ids, new Set(selected), { id, last, range: last !== undefined })].sort().join('')

test('a click selects, and another one deselects', () => {
  expect(click([], 'b')).toBe('b')
  expect(click(['a', 'b'], 'b')).toBe('a')
})

test('Shift selects all from the last click to this one, in either direction', () => {
  expect(click(['b'], 'd', 'b')).toBe('bcd')
  expect(click(['d'], 'b', 'd')).toBe('bcd')
  expect(click(['a', 'b', 'c'], 'c', 'a')).toBe('')
})

test('without the last clicked row, Shift selects only the clicked one', () => {
  expect(click([], 'c', 'x')).toBe('c')
})
