import { describe, expect, test } from 'vitest'
import { labels } from '../../text/public/bg/labels.ts'
import { defaultBuilding } from '../building/default-building.ts'
import { onParkingLevel } from './on-parking-level.ts'
import {
  compareParkingSpots,
  levelParameter,
  matchesParkingFilters,
  newParkingSpot,
  parseParkingChoices,
  parseParkingLevel,
  shownLevels,
} from './parking.ts'
import { parkingSpotSchema } from './parking-schema.ts'
import { parkingPriceStep, parkingTypes } from './parking-type.ts'

const spot = { ...newParkingSpot(defaultBuilding), number: 'P-1' }

function refusals(change: object): string[] | undefined {
  return parkingSpotSchema
    .safeParse({ ...spot, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test('the form for a new spot starts with its defaults', () => {
  expect(newParkingSpot(defaultBuilding)).toEqual({
    number: '',
    floor: -1,
    type: 'covered',
    size: '2.5m x 5m',
    price: 7500,
    status: 'available',
    internalNotes: '',
  })
})

test('a spot is covered, open or a garage', () => {
  expect(parkingTypes.map((type) => labels.parkingType[type])).toEqual(['Покрито', 'Открито', 'Гараж'])
})

describe('a spot', () => {
  test('is accepted as it was filled in', () => {
    const filled = {
      number: '12',
      floor: 2,
      type: 'uncovered',
      size: '3m x 5m',
      price: 15_000,
      status: 'sold',
      internalNotes: 'До колоната',
    }
    expect(parkingSpotSchema.parse(filled)).toEqual(filled)
  })

  test('may stand on any floor, not only on one with a plan', () => {
    expect(refusals({ floor: 0 })).toBeUndefined()
    expect(refusals({ floor: -2 })).toBeUndefined()
  })

  test('may have a hidden price', () => {
    expect(refusals({ price: 0 })).toBeUndefined()
  })

  test.each([
    [{ number: '' }, 'number: noParkingNumber'],
    [{ floor: undefined }, 'floor: noFloor'],
    [{ floor: 1.5 }, 'floor: outOfRange -10,100'],
    [{ type: 'roof' }, 'type: noTypeChosen'],
    [{ size: ' ' }, 'size: noSize'],
    [{ price: undefined }, 'price: noPrice'],
    [{ price: -100 }, 'price: negative'],
    [{ price: 7550 }, 'price: wrongStep 100'],
    [{ status: 'free' }, 'status: noStatusChosen'],
  ])('is refused with %o', (change, message) => {
    expect(refusals(change)).toEqual([message])
  })
})

test('prices go in steps of 100', () => {
  expect(parkingPriceStep).toBe(100)
})

test.each([
  ['?level=-1', -1],
  ['?level=1', 1],
  ['?level=2', 2],
  ['?level=0', undefined],
  ['?level=3', undefined],
  ['?level=all', undefined],
  ['', undefined],
])('the URL %j chooses level %s', (search, level) => {
  expect(parseParkingLevel(defaultBuilding, new URLSearchParams(search))).toBe(level)
})

test.each([
  ['', 2, '?level=2'],
  ['level=-1&sort=price&dir=desc', 1, '?level=1&sort=price&dir=desc'],
  ['level=-1&sort=price', undefined, '?sort=price'],
] as const)('from the URL ?%s the link to level %s is %s', (query, level, url) => {
  expect(onParkingLevel(new URLSearchParams(query), level)).toBe(url)
})

test('spots are in order of floor, then of the numeric part of their number', () => {
  const sorted = [
    { floor: -1, number: 'P-2' },
    { floor: -1, number: 'A3' },
    { floor: -1, number: 'P-10' },
    { floor: 1, number: 'без номер' },
    { floor: 1, number: '1' },
    { floor: 2, number: 'A7' },
    { floor: 2, number: 'B7' },
  ]
  expect(sorted.toReversed().sort(compareParkingSpots)).toEqual(sorted)
})

describe('the list for visitors', () => {
  test('is filtered by a type and a status that exist', () => {
    const choices = parseParkingChoices(new URLSearchParams('type=garage&status=gone'))
    expect(choices).toEqual({ type: 'garage', status: undefined })
    expect(matchesParkingFilters(choices, { type: 'garage', status: 'sold' })).toBe(true)
    expect(matchesParkingFilters(choices, { type: 'covered', status: 'sold' })).toBe(false)
    expect(matchesParkingFilters({ status: 'available' }, { type: 'covered', status: 'sold' })).toBe(false)
  })

  test('has the three levels with a plan, and every other level that has spots', () => {
    expect(shownLevels(defaultBuilding, [])).toEqual([-1, 1, 2])
    expect(shownLevels(defaultBuilding, [{ floor: 5 }, { floor: -2 }, { floor: 1 }])).toEqual([
      -2, -1, 1, 2, 5,
    ])
  })

  test.each(['-10', '-1', '0', '7', '100'])('a URL may ask for level %s', (level) => {
    expect(levelParameter.test(level)).toBe(true)
  })

  test.each(['-11', '101', '01', '-0', '1.5', 'x', ''])('no URL may ask for level %j', (level) => {
    expect(levelParameter.test(level)).toBe(false)
  })
})
