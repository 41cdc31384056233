import { expect, test } from 'vitest'
import { defaultBuilding } from '../building/default-building.ts'
import { newParkingSpot } from './parking.ts'
import { type ParkingSortKey, sortParkingSpots } from './parking-sort.ts'

const spots = [
  { ...newParkingSpot(defaultBuilding), number: 'P-10', price: 0, size: '10m x 3m' },
  {
    ...newParkingSpot(defaultBuilding),
    number: 'P-2',
    price: 9000,
    status: 'sold' as const,
    size: '2.5m x 5m',
  },
  {
    ...newParkingSpot(defaultBuilding),
    number: 'P-1',
    price: 7500,
    status: 'reserved' as const,
    type: 'uncovered' as const,
  },
  { ...newParkingSpot(defaultBuilding), number: 'P-3', floor: 2, price: 8000 },
]

test.each<[ParkingSortKey, string[], string[]]>([
  ['number', ['P-1', 'P-2', 'P-3', 'P-10'], ['P-10', 'P-3', 'P-2', 'P-1']],
  ['floor', ['P-1', 'P-2', 'P-10', 'P-3'], ['P-3', 'P-1', 'P-2', 'P-10']],
  ['type', ['P-2', 'P-10', 'P-3', 'P-1'], ['P-1', 'P-2', 'P-10', 'P-3']],
  ['size', ['P-1', 'P-2', 'P-3', 'P-10'], ['P-10', 'P-1', 'P-2', 'P-3']],
  ['price', ['P-1', 'P-3', 'P-2', 'P-10'], ['P-2', 'P-3', 'P-1', 'P-10']],
  ['status', ['P-10', 'P-3', 'P-1', 'P-2'], ['P-2', 'P-1', 'P-10', 'P-3']],
])('parking spots sort by %s up and down', (key, up, down) => {
  const numbers = (descending: boolean) =>
    sortParkingSpots(spots, { key, descending }).map(({ number }) => number)
  expect(numbers(false)).toEqual(up)
  expect(numbers(true)).toEqual(down)
})
