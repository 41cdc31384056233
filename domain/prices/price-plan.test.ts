import { expect, test } from 'vitest'
import type { Priced } from './new-price.ts'
import { planPrices, sumOf } from './price-plan.ts'

const apartments: (Priced & { id: string })[] = [
  { id: 'a', price: 100_000, status: 'available' },
  { id: 'b', price: 200_000, status: 'sold' },
  { id: 'c', price: 0, status: 'available' },
  { id: 'd', price: 300_000, status: 'reserved' },
]

test('a plan tells what changes, what stays and why, and the sum', () => {
  const { changes, unchanged } = planPrices(apartments, {
    rule: { by: 'percent', percent: 3 },
    rounding: 100,
    withSold: false,
  })
  expect(changes.map(({ row, from, to }) => [row.id, from, to])).toEqual([
    ['a', 100_000, 103_000],
    ['d', 300_000, 309_000],
  ])
  expect(unchanged).toEqual({ sold: 1, hidden: 1 })
  expect(sumOf(changes)).toEqual({ from: 400_000, to: 412_000 })
})
