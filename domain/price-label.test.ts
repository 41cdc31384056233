import { expect, test } from 'vitest'
import { formatPricePerMetre, priceLabel, withPublicPrice } from './price-label.ts'
import type { Status } from './status.ts'

test.each<[price: number, status: Status, label: string]>([
  [85_000, 'available', '85 000 €'],
  [85_000, 'sold', '85 000 €'],
  [0, 'available', 'При запитване'],
  [0, 'reserved', 'При запитване'],
  [0, 'sold', '—'],
])('a price of %d, %s, is shown as „%s“', (price, status, label) => {
  expect(priceLabel({ price, status }).replaceAll('\u00a0', ' ')).toBe(label)
})

test('the price per square metre is by the total area, in whole euros', () => {
  expect(formatPricePerMetre({ price: 150_000, area: 71.25 })).toBe('2105\xa0€/м²')
})

test.each([
  { price: 0, area: 71.25 },
  { price: -1, area: 71.25 },
  { price: 150_000, area: 0 },
])('there is no price per square metre for %o', (apartment) => {
  expect(formatPricePerMetre(apartment)).toBeUndefined()
})

test('a sold unit has no price for visitors where the building does not show it', () => {
  const sold = { price: 85_000, status: 'sold' as const }
  const reserved = { price: 85_000, status: 'reserved' as const }
  expect(withPublicPrice({ showsSoldPrices: true }, sold)).toEqual(sold)
  expect(withPublicPrice({ showsSoldPrices: false }, sold)).toEqual({ price: 0, status: 'sold' })
  expect(withPublicPrice({ showsSoldPrices: false }, reserved)).toEqual(reserved)
})
