import { expect, test } from 'vitest'
import { formatMonth } from './month.ts'

test.each([
  ['2026-11', 'ноември 2026 г.'],
  ['2027-01', 'януари 2027 г.'],
])('the month %s reads %s', (month, shown) => {
  expect(formatMonth(month)).toBe(shown)
})
