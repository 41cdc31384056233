import { expect, test } from 'vitest'
import { formatMonth, soldByMonth } from './sold-months.ts'

test.each([
  ['2026-11', 'ноември 2026 г.'],
  ['2027-01', 'януари 2027 г.'],
])('the month %s is formatted as %s', (month, shown) => {
  expect(formatMonth(month)).toBe(shown)
})

test('has each of the last months once, newest first, also over the end of a year', () => {
  const months = soldByMonth([], '2026-01-31', 12)
  expect(months).toHaveLength(12)
  expect(months.map(({ month }) => month).slice(0, 3)).toEqual(['2026-01', '2025-12', '2025-11'])
  expect(months.every(({ count, sum }) => count === 0 && sum === 0)).toBe(true)
})

test('counts sales by the day of their contract, and leaves out older ones', () => {
  const sale = (contractDate: string, finalPrice: number) => ({ contractDate, finalPrice })
  const sales = [sale('2026-11-01', 100_000), sale('2026-11-30', 50_000), sale('2026-09-15', 70_000)]
  expect(soldByMonth([...sales, sale('2025-11-30', 1)], '2026-11-16', 3)).toEqual([
    { month: '2026-11', count: 2, sum: 150_000 },
    { month: '2026-10', count: 0, sum: 0 },
    { month: '2026-09', count: 1, sum: 70_000 },
  ])
})
