import { expect, test } from 'vitest'
import { parseApartmentFilters } from './apartment-filters.ts'
import { apartmentListQuery } from './apartment-list-query.ts'

const again = (query: string) =>
  apartmentListQuery(parseApartmentFilters(new URLSearchParams(query)), undefined)

test('what was understood of a URL is written as it was', () => {
  const query = '?entrance=2&floor=3&type=studio&status=sold&maxPrice=150000&minArea=60.5&available=1'
  expect(again(query)).toBe(query)
})

test('nonsense is left out, and nothing is nothing', () => {
  expect(again('?entrance=9&floor=x&maxPrice=-1&q=note&evil=%22')).toBe('')
})

test('the order is said too', () => {
  expect(apartmentListQuery({ floor: 3 }, { key: 'price', descending: true })).toBe(
    '?floor=3&sort=price&dir=desc',
  )
})
