import { expect, test } from 'vitest'
import { amountFilter } from './amount-filter.ts'

test.each([
  ['150000', 150_000],
  ['150 000', 150_000],
  ['150\u00a0000 €', 150_000],
  ['1 500 000', 1_500_000],
  ['150.000', 150_000],
  [' 68,5 ', 68.5],
  ['68.69', 68.69],
  ['70 м²', 70],
  ['70 кв.м', 70],
  ['0070', 70],
])('%j means %d', (value, amount) => {
  expect(amountFilter(value, 'amount', 10_000_000)).toBe(amount)
})

test.each([
  null,
  '',
  ' ',
  '0',
  '-5',
  'abc',
  '1e3',
  '0x10',
  '12,345,6',
  '5 5',
  '10000001',
  '9'.repeat(400),
  'Infinity',
])('%j means nothing', (value) => {
  expect(amountFilter(value, 'amount', 10_000_000)).toBeUndefined()
})

test('an area has a fraction where a price has thousands', () => {
  expect(amountFilter('60,5', 'area', 1000)).toBe(60.5)
  expect(amountFilter('60.500', 'area', 1000)).toBeUndefined()
})
