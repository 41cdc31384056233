import { expect, test } from 'vitest'
import { priceScale, stepOf } from './price-scale.ts'

const costing = (perMetre: number) => ({ price: perMetre * 50, area: 50 })

test('every apartment with a price is in one step, from the cheapest to the dearest', () => {
  const apartments = [1000, 1100, 1200, 1300, 1400, 1500, 1600, 1700, 1800, 90_000].map(costing)
  const scale = priceScale(apartments)
  expect(scale).toEqual([
    { from: 1000, to: 1100, count: 2 },
    { from: 1200, to: 1300, count: 2 },
    { from: 1400, to: 1500, count: 2 },
    { from: 1600, to: 1700, count: 2 },
    { from: 1800, to: 90_000, count: 2 },
  ])
  expect(apartments.map((apartment) => stepOf(apartment, scale))).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4])
})

test('apartments that all cost the same need one step', () => {
  expect(priceScale([costing(1500), costing(1500), costing(1500)])).toEqual([
    { from: 1500, to: 1500, count: 3 },
  ])
})

test.each([
  ['a hidden price', { price: 0, area: 50 }],
  ['no area', { price: 50_000, area: 0 }],
])('%s is in no step', (_, apartment) => {
  expect(priceScale([apartment])).toEqual([])
  expect(stepOf(apartment, [{ from: 1, to: 9000, count: 1 }])).toBeUndefined()
})
