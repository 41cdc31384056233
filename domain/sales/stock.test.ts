import { expect, test } from 'vitest'
import { lastSales, stockOf } from './stock.ts'

test('an apartment that was sold twice counts once, for the last sale', () => {
  const [first, other, second] = [
    { apartmentId: 'a1', finalPrice: 100_000 },
    { apartmentId: 'a2', finalPrice: 90_000 },
    { apartmentId: 'a1', finalPrice: 110_000 },
  ]
  expect(lastSales([first, other, second])).toEqual([second, other])
})

test('sales of parking spots and stores alone all count', () => {
  const sales = [
    { apartmentId: null, finalPrice: 9000 },
    { apartmentId: 'a1', finalPrice: 100_000 },
    { apartmentId: null, finalPrice: 60_000 },
  ]
  expect(lastSales(sales)).toEqual(sales)
})

const free = { id: 'a', status: 'available', area: 50, price: 100_000 } as const
const none = { count: 0, sum: 0 }

test('apartments are counted, measured and summed up by status', () => {
  const stock = stockOf(
    [free, { ...free, id: 'b' }, { ...free, id: 'c', status: 'reserved', area: 60.5, price: 0 }],
    [],
  )
  expect(stock).toEqual({
    available: { count: 2, area: 100, sum: 200_000, unpriced: 0, withoutDeal: none },
    reserved: { count: 1, area: 60.5, sum: 0, unpriced: 1, withoutDeal: none },
    sold: { count: 0, area: 0, sum: 0, unpriced: 0, withoutDeal: none },
  })
})

test('sold apartments count for their recorded sale; those without one are summed apart, by list price', () => {
  const apartments = [
    { ...free, status: 'sold' },
    { ...free, id: 'b', status: 'sold' },
    { ...free, id: 'c', status: 'sold', price: 0 },
  ] as const
  expect(stockOf(apartments, [{ apartmentId: 'a', finalPrice: 95_000 }]).sold).toEqual({
    count: 3,
    area: 150,
    sum: 95_000,
    unpriced: 0,
    withoutDeal: { count: 2, sum: 100_000 },
  })
})

test('a recorded sale does not count for an apartment that is no longer sold', () => {
  expect(stockOf([free], [{ apartmentId: 'a', finalPrice: 1 }]).available.sum).toBe(100_000)
})
