import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newApartment } from '../apartment/apartment.ts'
import { apartmentWarnings, usualRooms } from '../apartment/apartment-schema.ts'
import { defaultBuilding } from '../building/default-building.ts'
import { newParkingSpot } from '../parking/parking.ts'
import { parkingSpotWarnings } from '../parking/parking-warnings.ts'
import { confirmationOf, isConfirmed, priceWarnings } from './warning.ts'

const apartment = { ...newApartment(defaultBuilding), number: '12', area: 60, netArea: 50, price: 100_000 }

describe('a price', () => {
  test('within ten percent, or where none was shown, gives no warning', () => {
    for (const [before, now] of [
      [100_000, 110_000],
      [100_000, 90_000],
      [0, 500_000],
      [0, 0],
    ] as const)
      expect(priceWarnings(before, now)).toEqual([])
  })

  test('more than ten percent off gives a warning, and so does hiding it', () => {
    expect(priceWarnings(131_500, 13_150)).toEqual([
      { id: 'price:13150', kind: 'price-changed', before: 131_500, now: 13_150, percent: -90 },
    ])
    expect(priceWarnings(100_000, 110_001)).toMatchObject([{ kind: 'price-changed', now: 110_001 }])
    expect(priceWarnings(100_000, 0)).toEqual([{ id: 'price:0', kind: 'price-hidden', before: 100_000 }])
  })
})

describe('an apartment', () => {
  test('with usual values gives no warning', () => {
    expect(apartmentWarnings(defaultBuilding, apartment, false, undefined)).toEqual([])
    expect(apartmentWarnings(defaultBuilding, apartment, false, apartment)).toEqual([])
  })

  test('gives a warning for its number, its areas and its rooms', () => {
    const odd = { ...apartment, netArea: 61, rooms: 2 }
    expect(apartmentWarnings(defaultBuilding, odd, true, undefined)).toEqual([
      { id: 'number:1:12', kind: 'apartment-number-taken', entrance: 'А', number: '12' },
      { id: 'areas:61:60', kind: 'net-area-above-total', netArea: 61, area: 60 },
      { id: 'rooms:studio:2', kind: 'unusual-rooms', rooms: 2, type: 'Студио' },
    ])
  })

  test('gives no second warning for values that are stored', () => {
    const odd = { ...apartment, netArea: 61, rooms: 2 }
    expect(apartmentWarnings(defaultBuilding, { ...odd, description: 'нещо' }, true, odd)).toEqual([])
    expect(apartmentWarnings(defaultBuilding, { ...odd, number: '13' }, true, odd)).toMatchObject([
      { kind: 'apartment-number-taken', number: '13' },
    ])
  })

  test('gives no warning with the initial values, nor with the usual rooms of another type', () => {
    expect(
      apartmentWarnings(defaultBuilding, { ...newApartment(defaultBuilding), number: '1' }, false, undefined),
    ).toEqual([])
    for (const { key: type } of defaultBuilding.apartmentTypes)
      expect(
        apartmentWarnings(
          defaultBuilding,
          { ...newApartment(defaultBuilding), number: '1', type, rooms: usualRooms(defaultBuilding, type) },
          false,
          undefined,
        ),
      ).toEqual([])
  })

  test('has as many rooms as its type says', () => {
    const types = ['studio', '1-bedroom', '4-bedroom-maisonette']
    expect(types.map((type) => usualRooms(defaultBuilding, type))).toEqual([1, 1, 4])
  })
})

test('a parking spot gives a warning for its number and its price', () => {
  const parkingSpot = { ...newParkingSpot(defaultBuilding), number: 'П12' }
  expect(parkingSpotWarnings(parkingSpot, true, undefined)).toMatchObject([
    { kind: 'parking-number-taken', number: 'П12' },
  ])
  expect(parkingSpotWarnings(parkingSpot, true, parkingSpot)).toEqual([])
  expect(parkingSpotWarnings({ ...parkingSpot, price: 9000 }, false, parkingSpot)).toHaveLength(1)
})

test('a confirmation holds only for the warnings that were shown', () => {
  const first = priceWarnings(100_000, 50_000)
  expect(isConfirmed(first, confirmationOf(first))).toBe(true)
  expect(isConfirmed(priceWarnings(100_000, 40_000), confirmationOf(first))).toBe(false)
  expect(isConfirmed([], '')).toBe(true)
  fc.assert(
    fc.property(fc.string(), (number) => {
      const warnings = parkingSpotWarnings({ ...newParkingSpot(defaultBuilding), number }, true, undefined)
      expect(isConfirmed(warnings, confirmationOf(warnings))).toBe(true)
      expect(isConfirmed(warnings, '')).toBe(false)
    }),
  )
})
