import { expect, test } from 'vitest'
import { withPublicPrice } from './price-label.ts'

test('a sold unit has no price for visitors where the building does not show it', () => {
  const sold = { price: 85_000, status: 'sold' as const }
  const reserved = { price: 85_000, status: 'reserved' as const }
  expect(withPublicPrice({ showsSoldPrices: true }, sold)).toEqual(sold)
  expect(withPublicPrice({ showsSoldPrices: false }, sold)).toEqual({ price: 0, status: 'sold' })
  expect(withPublicPrice({ showsSoldPrices: false }, reserved)).toEqual(reserved)
})
