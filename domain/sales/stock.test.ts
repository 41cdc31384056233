import { expect, test } from 'vitest'
import { stockOf } from './stock.ts'

const free = { id: 'a', status: 'available', area: 50, price: 100_000 } as const

test('homes are counted, measured and summed up by status', () => {
  const stock = stockOf(
    [free, { ...free, id: 'b' }, { ...free, id: 'c', status: 'reserved', area: 60.5, price: 0 }],
    [],
  )
  expect(stock).toEqual({
    available: { count: 2, area: 100, sum: 200_000 },
    reserved: { count: 1, area: 60.5, sum: 0 },
    sold: { count: 0, area: 0, sum: 0 },
  })
})

test('a sold home counts for its final price, and for its list price where nobody has noted one', () => {
  const homes = [
    { ...free, status: 'sold' },
    { ...free, id: 'b', status: 'sold' },
  ] as const
  expect(stockOf(homes, [{ apartmentId: 'a', finalPrice: 95_000 }]).sold.sum).toBe(195_000)
})

test('a sale says nothing about a home that is no longer sold', () => {
  expect(stockOf([free], [{ apartmentId: 'a', finalPrice: 1 }]).available.sum).toBe(100_000)
})
