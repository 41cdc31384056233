import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCents } from '../deal/cents.ts'
import { commissionOf, commissionRateSchema, formatRate } from './commission.ts'

test.each([
  ['2,5', 250],
  ['2.35', 235],
  ['0', 0],
  ['', 0],
  [' 100 ', 10_000],
])('„%s“ percent is stored as %d hundredths', (typed, rate) => {
  expect(commissionRateSchema.parse(typed)).toBe(rate)
})

test.each(['-1', '100,01', '2,345', 'две', '1e3', 'NaN', undefined, ['1', '2']])(
  '%j is no percent',
  (typed) => {
    expect(commissionRateSchema.safeParse(typed).success).toBe(false)
  },
)

test('a rate reads as it was typed', () => {
  expect([250, 235, 0, 10_000].map(formatRate)).toEqual(['2,5', '2,35', '0', '100'])
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (rate) => {
      expect(commissionRateSchema.parse(formatRate(rate))).toBe(rate)
    }),
  )
})

test.each([
  [100_000, 250, 250_000],
  [99_999.99, 250, 250_000],
  [0.2, 250, 1],
  [0.19, 250, 0],
  [131_500.5, 235, 309_026],
])('of %d euros at %d hundredths of a percent it is %d cents', (price, rate, cents) => {
  expect(commissionOf(price, rate)).toBe(cents)
})

test('any commission is the nearest cent', () => {
  const price = fc.integer({ min: 0, max: 100_000_000_00 }).map((cents) => cents / 100)
  fc.assert(
    fc.property(price, fc.integer({ min: 0, max: 10_000 }), (price, rate) => {
      const exact = BigInt(toCents(price)) * BigInt(rate)
      const off = BigInt(commissionOf(price, rate)) * 10_000n - exact
      expect(off > -5000n && off <= 5000n).toBe(true)
    }),
  )
})
