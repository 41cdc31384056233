import { describe, expect, test } from 'vitest'
import { labels } from '../../text/public/bg/labels.ts'
import { defaultBuilding } from '../building/default-building.ts'
import { exposures } from '../building/exposure.ts'
import { type ApartmentValues, newApartment } from './apartment.ts'
import {
  amountFilter,
  apartmentListQuery,
  hasApartmentFilters,
  matchesApartment,
  parseApartmentFilters,
  sortApartments,
  unreadFilters,
} from './apartment-filters.ts'

const apartmentSortApartment = (number: string, values: Partial<ApartmentValues> = {}) => ({
  ...newApartment(defaultBuilding),
  number,
  ...values,
})
const numbers = (list: { number: string }[]) => list.map(({ number }) => number)

describe('sorting apartments', () => {
  test('hidden prices come last in both directions', () => {
    const list = [
      apartmentSortApartment('1', { price: 0 }),
      apartmentSortApartment('2', { price: 50 }),
      apartmentSortApartment('3', { price: 20 }),
    ]
    expect(numbers(sortApartments(defaultBuilding, list, { key: 'price', descending: false }))).toEqual([
      '3',
      '2',
      '1',
    ])
    expect(numbers(sortApartments(defaultBuilding, list, { key: 'price', descending: true }))).toEqual([
      '2',
      '3',
      '1',
    ])
  })

  test('numbers are sorted as people count, statuses from free to sold', () => {
    const list = [
      apartmentSortApartment('10', { status: 'sold' }),
      apartmentSortApartment('9'),
      apartmentSortApartment('2', { status: 'reserved' }),
    ]
    expect(numbers(sortApartments(defaultBuilding, list, { key: 'number', descending: true }))).toEqual([
      '10',
      '9',
      '2',
    ])
    expect(numbers(sortApartments(defaultBuilding, list, { key: 'status', descending: false }))).toEqual([
      '9',
      '2',
      '10',
    ])
  })

  test('types and exposures sort in the order of their options', () => {
    const apartmentTypes = defaultBuilding.apartmentTypes.map(({ key }) => key)
    const types = apartmentTypes.toReversed().map((type) => apartmentSortApartment('1', { type }))
    const byType = sortApartments(defaultBuilding, types, { key: 'type', descending: false })
    expect(byType.map(({ type }) => type)).toEqual(apartmentTypes)
    const sides = exposures.map((exposure) => apartmentSortApartment('1', { exposure }))
    const byExposure = sortApartments(defaultBuilding, sides, { key: 'exposure', descending: true })
    expect(byExposure.map(({ exposure }) => exposure)).toEqual(exposures.toReversed())
  })

  test('equals keep the natural order', () => {
    const list = [
      apartmentSortApartment('2', { entrance: '2' }),
      apartmentSortApartment('10'),
      apartmentSortApartment('9'),
    ]
    expect(numbers(sortApartments(defaultBuilding, list, { key: 'area', descending: true }))).toEqual([
      '9',
      '10',
      '2',
    ])
  })
})

const apartment = {
  number: '12',
  entrance: '2',
  type: '2-bedroom-maisonette',
  exposure: 'southeast',
  status: 'reserved',
  internalNotes: 'Г-жа Петрова: капаро до петък',
} as const

describe('a search in the list', () => {
  test.each([
    '',
    '12',
    '1',
    'б12',
    'Б 12',
    'B12',
    'вход Б, ап. 12',
    'апартамент №12',
    'двустаен',
    'мезон',
    'югоизток 12',
    'резерв',
    'петрова капаро',
    'капаро до петък',
  ])('%j finds it', (typed) => {
    expect(matchesApartment(labels, defaultBuilding, apartment, typed)).toBe(true)
  })

  test.each(['2', '112', 'а12', 'А', 'тристаен', 'север', '12 свободен', 'петрова 13', 'от'])(
    '%j does not',
    (typed) => {
      expect(matchesApartment(labels, defaultBuilding, apartment, typed)).toBe(false)
    },
  )
})

const again = (query: string) =>
  apartmentListQuery(parseApartmentFilters(defaultBuilding, new URLSearchParams(query)), undefined)

test('filters that were read from a URL are written the same way', () => {
  const query = '?entrance=2&floor=3&type=studio&status=sold&maxPrice=150000&minArea=60.5&available=1'
  expect(again(query)).toBe(query)
})

test('unknown values are left out, and no filters give an empty query', () => {
  expect(again('?entrance=9&floor=x&maxPrice=-1&q=note&evil=%22')).toBe('')
})

test('the query contains the sort order', () => {
  expect(apartmentListQuery({ floor: 3 }, { key: 'price', descending: true })).toBe(
    '?floor=3&sort=price&dir=desc',
  )
})

test.each([
  ['150000', 150_000],
  ['150 000', 150_000],
  ['150\u00a0000 €', 150_000],
  ['1 500 000', 1_500_000],
  ['150.000', 150_000],
  [' 68,5 ', 68.5],
  ['68.69', 68.69],
  ['70 м²', 70],
  ['70 кв.м', 70],
  ['0070', 70],
])('%j means %d', (value, amount) => {
  expect(amountFilter(value, 'amount', 10_000_000)).toBe(amount)
})

test.each([
  null,
  '',
  ' ',
  '0',
  '-5',
  'abc',
  '1e3',
  '0x10',
  '12,345,6',
  '5 5',
  '10000001',
  '9'.repeat(400),
  'Infinity',
])('%j means nothing', (value) => {
  expect(amountFilter(value, 'amount', 10_000_000)).toBeUndefined()
})

test('an area has a fraction where a price has thousands', () => {
  expect(amountFilter('60,5', 'area', 1000)).toBe(60.5)
  expect(amountFilter('60.500', 'area', 1000)).toBeUndefined()
})

function filtersOf(search: string) {
  return parseApartmentFilters(
    defaultBuilding,
    new URL(`https://example.com/apartments${search}`).searchParams,
  )
}

test('all four filters are read from the URL', () => {
  expect(filtersOf('?entrance=2&floor=11&type=3-bedroom-maisonette&status=reserved')).toEqual({
    entrance: '2',
    floor: 11,
    type: ['3-bedroom-maisonette'],
    status: 'reserved',
  })
})

test('the highest price, the smallest area and „only available“ are read leniently', () => {
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

test('every filter can be set alone', () => {
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

test('unknown and repeated filters are listed, absent and empty ones are not', () => {
  const query = new URLSearchParams("floor=3' OR 1=1&type=&maxPrice=-1&entrance=2&available=yes&evil=1")
  expect(unreadFilters(defaultBuilding, query)).toEqual(['floor', 'maxPrice', 'available'])
  expect(unreadFilters(defaultBuilding, new URLSearchParams('floor=3&minArea=60&status=sold'))).toEqual([])
  expect(unreadFilters(defaultBuilding, new URLSearchParams('floor=2&floor=3&status=sold'))).toEqual([
    'floor',
  ])
})
