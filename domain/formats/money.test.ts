import { expect, test } from 'vitest'
import { formatPrice } from './money.ts'

// \xa0 is the no-break space that keeps a price on one line.
test.each([
  [1, '1\xa0€'],
  [7500, '7500\xa0€'],
  [85_000, '85\xa0000\xa0€'],
  [1_234_567, '1\xa0234\xa0567\xa0€'],
])('%d is formatted as %j: a whole price has no decimals', (price, shown) => {
  expect(formatPrice(price)).toBe(shown)
})

test.each([
  [99.5, '99,50\xa0€'],
  [85_000.05, '85\xa0000,05\xa0€'],
  [0.01, '0,01\xa0€'],
])('%d is formatted as %j, with its cents', (price, shown) => {
  expect(formatPrice(price)).toBe(shown)
})

test.each([0, -0, -1, -0.01])('a price of %d is not shown', (price) => {
  expect(formatPrice(price)).toBeUndefined()
})
