import { expect, test } from 'vitest'
import { availabilityByType } from './availability.ts'
import { defaultBuilding } from './building/default-building.ts'

test('available apartments are counted by type in the usual order, with the lowest visible price', () => {
  const apartments = [
    { type: '2-bedroom', status: 'available', price: 90_000 },
    { type: '2-bedroom', status: 'available', price: 80_000 },
    { type: '2-bedroom', status: 'available', price: 0 },
    { type: '2-bedroom', status: 'sold', price: 10_000 },
    { type: 'studio', status: 'available', price: 0 },
    { type: '3-bedroom', status: 'reserved', price: 1 },
  ] as const
  expect(availabilityByType(defaultBuilding, [...apartments])).toEqual([
    { type: 'studio', free: 1, fromPrice: undefined },
    { type: '2-bedroom', free: 3, fromPrice: 80_000 },
  ])
})
