import { expect, test } from 'vitest'
import { priceLabel } from './price-label.ts'
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
