import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paceWeeks, stockLine, weeksUntilSold } from './stock-pace.ts'

const free = { id: 'a', status: 'available', price: 100_000.5 } as const

test('apartments are counted by status; the free ones have a value, hidden prices add none', () => {
  const apartments = [
    free,
    { ...free, id: 'b', price: 0 },
    { ...free, id: 'c', status: 'reserved' },
    { ...free, id: 'd', status: 'sold' },
  ] as const
  expect(stockLine(apartments, ['d', 'elsewhere', null])).toEqual({
    available: 2,
    reserved: 1,
    sold: 1,
    value: 10_000_050,
    recent: 1,
    weeks: 24,
  })
})

test.each([
  [0, 0, 0],
  [0, 5, 0],
  [5, 0, null],
  [12, 12, 12],
  [1, 12, 1],
  [5, 7, 9],
])('%d free ones after %d sales take %s weeks', (available, recent, weeks) => {
  expect(weeksUntilSold(available, recent)).toBe(weeks)
})

test('as many weeks sell everything, and one less does not', () => {
  const some = fc.integer({ min: 1, max: 5000 })
  fc.assert(
    fc.property(some, some, (available, recent) => {
      const weeks = weeksUntilSold(available, recent) ?? 0
      expect(weeks * recent).toBeGreaterThanOrEqual(available * paceWeeks)
      expect((weeks - 1) * recent).toBeLessThan(available * paceWeeks)
    }),
  )
})
