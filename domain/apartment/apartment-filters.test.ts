import { expect, test } from 'vitest'
import { hasApartmentFilters, parseApartmentFilters, unreadFilters } from './apartment-filters.ts'

function filtersOf(search: string) {
  return parseApartmentFilters(new URL(`https://example.com/apartments${search}`).searchParams)
}

test('all four filters are read from the URL', () => {
  expect(filtersOf('?entrance=2&floor=11&type=3-bedroom-maisonette&status=reserved')).toEqual({
    entrance: '2',
    floor: 11,
    type: '3-bedroom-maisonette',
    status: 'reserved',
  })
})

test('the largest price, the smallest area and „only free ones“ are read kindly', () => {
  expect(filtersOf('?maxPrice=150+000&minArea=68,5&available=1')).toEqual({
    maxPrice: 150_000,
    minArea: 68.5,
    available: true,
  })
  expect(filtersOf('?maxPrice=a+lot&minArea=-1&available=yes')).toEqual({})
})

test('a list is filtered as soon as anything is selected', () => {
  expect([
    hasApartmentFilters(filtersOf('?floor=99')),
    hasApartmentFilters(filtersOf('?available=1')),
  ]).toEqual([false, true])
})

test('a filter can stand alone', () => {
  expect(filtersOf('?floor=3')).toEqual({ floor: 3 })
})

test.each([
  ['nothing', ''],
  ['empty values', '?entrance=&floor=&type=&status='],
  ['"all"', '?entrance=all&floor=all&type=all&status=all'],
  ['values outside the building', '?entrance=3&floor=12&type=penthouse&status=free'],
  ['letters for entrances', '?entrance=A'],
  ['odd numbers', '?floor=0&floor=3'],
  ['a padded number', '?floor=03'],
  ['a fraction', '?floor=3.0'],
  ['another case', '?type=Studio&status=SOLD'],
  ['names every object has', '?type=constructor&status=__proto__'],
])('%s means all apartments', (_, search) => {
  expect(filtersOf(search)).toEqual({})
})

test('an unknown value leaves the other filters in force', () => {
  expect(filtersOf('?entrance=9&status=sold&page=2')).toEqual({ status: 'sold' })
})

test('what a URL says beyond all choices is told apart from what it leaves open', () => {
  const query = new URLSearchParams("floor=3' OR 1=1&type=&maxPrice=-1&entrance=2&available=yes&evil=1")
  expect(unreadFilters(query)).toEqual(['floor', 'maxPrice', 'available'])
  expect(unreadFilters(new URLSearchParams('floor=3&minArea=60&status=sold'))).toEqual([])
  expect(unreadFilters(new URLSearchParams('floor=2&floor=3&status=sold'))).toEqual(['floor'])
})
