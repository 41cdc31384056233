import { expect, test } from 'vitest'
import { formatPricePerMetre } from './price-per-metre.ts'

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
