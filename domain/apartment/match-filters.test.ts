import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { facesSea } from '../building/building.ts'
import { defaultBuilding as building } from '../building/default-building.ts'
import { type Exposure, exposures } from '../building/exposure.ts'
import { newApartment } from './apartment.ts'
import {
  type ApartmentFilters,
  apartmentListQuery,
  matchesFilters,
  parseApartmentFilters,
  unreadFilters,
  withSeaAsExposures,
} from './apartment-filters.ts'

const types = building.apartmentTypes.map(({ key }) => key)
const parse = (query: string) => parseApartmentFilters(building, new URLSearchParams(query))
const apartment = { ...newApartment(building), type: 'studio', price: 100_000, area: 60, floor: 3 }
const maisonette = { ...apartment, type: '2-bedroom-maisonette', floor: 8, secondaryFloor: 9 }
const matches = (query: string, values: Partial<typeof apartment> = {}) =>
  matchesFilters(building, { ...apartment, ...values }, parse(query))

describe('several values of a filter', () => {
  test('are read each once and in the building’s order, without unknown ones', () => {
    const [first = '', second = ''] = types
    expect(parse(`type=${second}&type=castle&type=${first}&type=${second}`).type).toEqual([first, second])
    expect(parse('exposure=west&exposure=up&exposure=north').exposure).toEqual(['north', 'west'])
    expect(parse('type=castle&exposure=').type).toBeUndefined()
  })

  test('find what has any of them', () => {
    expect(matches('type=1-bedroom&type=studio')).toBe(true)
    expect(matches('type=1-bedroom')).toBe(false)
    expect(matches('exposure=south&exposure=east', { exposure: 'east' })).toBe(true)
    expect(matches('exposure=north', { exposure: 'east' })).toBe(false)
  })

  test('are refused only where one of them is unknown', () => {
    const unread = (query: string) => unreadFilters(building, new URLSearchParams(query))
    expect(unread('type=studio&type=1-bedroom&exposure=north')).toEqual([])
    expect(unread('type=studio&type=castle&sea=yes&minFloor=1&minFloor=2')).toEqual([
      'type',
      'minFloor',
      'sea',
    ])
  })
})

describe('ranges', () => {
  test('include both ends', () => {
    expect(matches('minPrice=100000&maxPrice=100000&minArea=60&maxArea=60&minFloor=3&maxFloor=3')).toBe(true)
    for (const query of ['minPrice=100001', 'maxArea=59,99', 'minFloor=4', 'maxFloor=2'])
      expect([query, matches(query)]).toEqual([query, false])
  })

  test('whose ends are mixed up mean what is between', () => {
    expect(parse('minPrice=200000&maxPrice=90000')).toMatchObject({ minPrice: 90_000, maxPrice: 200_000 })
    expect(parse('minFloor=9&maxFloor=2')).toMatchObject({ minFloor: 2, maxFloor: 9 })
  })

  test('of the price leave out hidden prices', () => {
    expect(matches('minPrice=1', { price: 0 })).toBe(false)
    expect(matches('', { price: 0 })).toBe(true)
  })

  test('of floors find a maisonette by either of its floors, but not by a gap around them', () => {
    const found = (query: string) => matchesFilters(building, maisonette, parse(query))
    expect(['minFloor=9', 'maxFloor=8', 'floor=9'].map(found)).toEqual([true, true, true])
    expect(['minFloor=10', 'maxFloor=7', 'minFloor=1&maxFloor=7'].map(found)).toEqual([false, false, false])
  })
})

test('the view of the sea is that of the building’s record', () => {
  const [sea, land] = [true, false].map((isSea) =>
    exposures.find((each) => facesSea(building, each) === isSea),
  )
  expect(matches('sea=1', { exposure: sea as Exposure })).toBe(true)
  expect(matches('sea=1', { exposure: land as Exposure })).toBe(false)
})

const someOf = <Value>(values: readonly Value[]) =>
  fc.option(fc.subarray([...values], { minLength: 1 }), { nil: undefined })
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const floor = fc.integer({ min: 1, max: 11 })
const filters: fc.Arbitrary<ApartmentFilters> = fc.record({
  type: someOf(types),
  minPrice: optional(fc.integer({ min: 1, max: 300_000 })),
  maxPrice: optional(fc.integer({ min: 1, max: 300_000 })),
  minFloor: optional(floor),
  maxFloor: optional(floor),
  exposure: someOf(exposures),
  sea: fc.constantFrom(true, undefined),
  available: fc.constantFrom(true, undefined),
})

test('a query that is written and read again means the same', () => {
  fc.assert(
    fc.property(filters, (given) => {
      const once = parse(apartmentListQuery(given, undefined))
      expect(parse(apartmentListQuery(once, undefined))).toEqual(once)
    }),
  )
})

test('the sea as exposures finds the same apartments', () => {
  fc.assert(
    fc.property(filters, fc.constantFrom(...exposures), (given, exposure) => {
      const each = { ...apartment, exposure }
      expect(matchesFilters(building, each, withSeaAsExposures(building, given))).toBe(
        matchesFilters(building, each, given),
      )
    }),
  )
})
