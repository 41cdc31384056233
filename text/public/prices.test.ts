import { expect, test } from 'vitest'
import type { Status } from '../../domain/status.ts'
import { text } from './bg/index.ts'
import { priceLabel, pricePerMetreLabel } from './prices.ts'

test.each<[price: number, status: Status, label: string]>([
  [85_000, 'available', '85 000 €'],
  [85_000, 'sold', '85 000 €'],
  [0, 'available', 'При запитване'],
  [0, 'reserved', 'При запитване'],
  [0, 'sold', '—'],
])('a price of %d, %s, is shown as „%s“', (price, status, label) => {
  expect(priceLabel(text, { price, status }).replaceAll('\u00a0', ' ')).toBe(label)
})

test('the price per square metre is by the total area, in whole euros', () => {
  expect(pricePerMetreLabel(text, { price: 150_000, area: 71.25 })).toBe('2105\xa0€/м²')
})

test.each([
  { price: 0, area: 71.25 },
  { price: -1, area: 71.25 },
  { price: 150_000, area: 0 },
])('there is no price per square metre for %o', (apartment) => {
  expect(pricePerMetreLabel(text, apartment)).toBeUndefined()
})
