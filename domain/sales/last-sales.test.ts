import { expect, test } from 'vitest'
import { lastSales } from './last-sales.ts'

test('an apartment that was sold twice counts once, for the last sale', () => {
  const [first, other, second] = [
    { apartmentId: 'a1', finalPrice: 100_000 },
    { apartmentId: 'a2', finalPrice: 90_000 },
    { apartmentId: 'a1', finalPrice: 110_000 },
  ]
  expect(lastSales([first, other, second])).toEqual([second, other])
})
