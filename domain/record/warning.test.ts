import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newApartment } from '../apartment/apartment.ts'
import { apartmentWarnings, usualRooms } from '../apartment/apartment-schema.ts'
import { defaultBuilding } from '../building/default-building.ts'
import { newParkingSpot } from '../parking/parking.ts'
import { parkingSpotWarnings } from '../parking/parking-warnings.ts'
import { confirmationOf, isConfirmed, priceWarnings } from './warning.ts'

const apartment = { ...newApartment(defaultBuilding), number: '12', area: 60, netArea: 50, price: 100_000 }
const messagesOf = (warnings: { message: string }[]) =>
  warnings.map(({ message }) => message.replace(/\s/g, ' '))

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
    expect(messagesOf(priceWarnings(131_500, 13_150))).toEqual([
      'Цената се променя от 131 500 € на 13 150 € (−90 %).',
    ])
    expect(messagesOf(priceWarnings(100_000, 110_001))).toEqual([
      'Цената се променя от 100 000 € на 110 001 € (+10 %).',
    ])
    expect(messagesOf(priceWarnings(100_000, 0))).toEqual(['Цената е 100 000 € и вече няма да се показва.'])
  })
})

describe('an apartment', () => {
  test('with usual values gives no warning', () => {
    expect(apartmentWarnings(defaultBuilding, apartment, false, undefined)).toEqual([])
    expect(apartmentWarnings(defaultBuilding, apartment, false, apartment)).toEqual([])
  })

  test('gives a warning for its number, its areas and its rooms', () => {
    const odd = { ...apartment, netArea: 61, rooms: 2 }
    expect(messagesOf(apartmentWarnings(defaultBuilding, odd, true, undefined))).toEqual([
      'Във вход А вече има апартамент 12.',
      'Чистата площ (61,00 м²) е по-голяма от общата (60,00 м²).',
      'Броят стаи (2) не отговаря на типа „Студио“.',
    ])
  })

  test('gives no second warning for values that are stored', () => {
    const odd = { ...apartment, netArea: 61, rooms: 2 }
    expect(apartmentWarnings(defaultBuilding, { ...odd, description: 'нещо' }, true, odd)).toEqual([])
    expect(messagesOf(apartmentWarnings(defaultBuilding, { ...odd, number: '13' }, true, odd))).toEqual([
      'Във вход А вече има апартамент 13.',
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
  expect(messagesOf(parkingSpotWarnings(parkingSpot, true, undefined))).toEqual([
    'В сградата вече има паркомясто П12.',
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
