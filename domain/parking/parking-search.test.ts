import { expect, test } from 'vitest'
import { labels } from '../../text/public/bg/labels.ts'
import { places } from '../../text/public/bg/places.ts'
import { defaultBuilding } from '../building/default-building.ts'
import { newParkingSpot } from './parking.ts'
import { matchesParkingSpot, parseParkingFilters } from './parking-search.ts'

const names = { ...labels, level: (level: number) => places.parkingLevel(defaultBuilding, level) }

const spot = { ...newParkingSpot(defaultBuilding), id: '1', revision: 1, createdAt: '', updatedAt: '' }
const numberedSpot = { ...spot, number: 'П12', internalNotes: 'до колоната' }

test.each(['', 'П12', 'p12', '12', 'паркомясто 12', 'сутерен', 'до колоната', 'свободно'])(
  '%j finds it',
  (typed) => {
    expect(matchesParkingSpot(names, numberedSpot, typed)).toBe(true)
  },
)

test.each(['2', 'П13', 'открито', 'колоната 13', 'от'])('%j does not', (typed) => {
  expect(matchesParkingSpot(names, numberedSpot, typed)).toBe(false)
})

test('any level of the building can be selected', () => {
  const levelOf = (level: string) => parseParkingFilters(new URLSearchParams({ level })).floor
  expect(['-1', '2', '0', '-3'].map(levelOf)).toEqual([-1, 2, 0, -3])
  expect(['x', '', '1e1', '-11'].map(levelOf)).toEqual([undefined, undefined, undefined, undefined])
})
