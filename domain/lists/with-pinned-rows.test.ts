import { expect, test } from 'vitest'
import { withPinnedRows } from './with-pinned-rows.ts'

const rows = (ids: string) => [...ids].map((id) => ({ id }))
const show = (now: string, before: string, pinned: string) =>
  withPinnedRows(rows(now), rows(before), new Set(pinned))
    .map(({ id }) => id)
    .join('')

test('a pinned row stays where it was', () => {
  expect(show('acd', 'abcd', 'b')).toBe('abcd')
  expect(show('bcd', 'abcd', 'a')).toBe('abcd')
  expect(show('abc', 'abcd', 'd')).toBe('abcd')
  expect(show('ad', 'abcd', 'bc')).toBe('abcd')
})

test('rows that are not pinned go, and a pinned row that matches again appears once', () => {
  expect(show('acd', 'abcd', '')).toBe('acd')
  expect(show('abcd', 'abcd', 'b')).toBe('abcd')
  expect(show('xcd', 'abcd', 'b')).toBe('bxcd')
})

test('without pinned rows the same list is returned', () => {
  const now = rows('abc')
  expect(withPinnedRows(now, rows('abcd'), new Set())).toBe(now)
})
