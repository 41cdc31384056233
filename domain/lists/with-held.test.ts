import { expect, test } from 'vitest'
import { withHeld } from './with-held.ts'

const rows = (ids: string) => [...ids].map((id) => ({ id }))
const show = (now: string, before: string, held: string) =>
  withHeld(rows(now), rows(before), new Set(held))
    .map(({ id }) => id)
    .join('')

test('a held row stays where it was', () => {
  expect(show('acd', 'abcd', 'b')).toBe('abcd')
  expect(show('bcd', 'abcd', 'a')).toBe('abcd')
  expect(show('abc', 'abcd', 'd')).toBe('abcd')
  expect(show('ad', 'abcd', 'bc')).toBe('abcd')
})

test('others go, and a row that is back stands once', () => {
  expect(show('acd', 'abcd', '')).toBe('acd')
  expect(show('abcd', 'abcd', 'b')).toBe('abcd')
  expect(show('xcd', 'abcd', 'b')).toBe('bxcd')
})

test('without held rows the list is the same one', () => {
  const now = rows('abc')
  expect(withHeld(now, rows('abcd'), new Set())).toBe(now)
})
