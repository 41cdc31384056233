import { expect, test } from 'vitest'
import { formatShortTerm, formatTerm } from './grid-work.ts'

test.each([
  ['2026-11-24', 'още 5 дни', '5 д.'],
  ['2026-11-20', 'изтича утре', '1 д.'],
  ['2026-11-19', 'изтича днес', 'днес'],
  ['2026-11-18', 'закъснява с 1 ден', '−1 д.'],
  ['2026-11-08', 'закъснява с 11 дни', '−11 д.'],
])('a reservation until %s', (until, term, short) => {
  expect(formatTerm(until, '2026-11-19')).toBe(term)
  expect(formatShortTerm(until, '2026-11-19')).toBe(short)
})
