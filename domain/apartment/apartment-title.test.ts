import { expect, test } from 'vitest'
import { places } from '../../text/public/bg/places.ts'
import { defaultBuilding } from '../building/default-building.ts'
import { floorSpan } from './apartment-title.ts'

test('one floor is named as one', () => {
  expect(floorSpan(defaultBuilding, { entrance: '1', floor: 3, secondaryFloor: null })).toBe('3')
  expect(places.floors(defaultBuilding, { entrance: '1', floor: 3, secondaryFloor: null })).toBe('етаж 3')
})

test('two floors are named as a span', () => {
  expect(floorSpan(defaultBuilding, { entrance: '1', floor: 8, secondaryFloor: 9 })).toBe('8–9')
  expect(places.floors(defaultBuilding, { entrance: '1', floor: 8, secondaryFloor: 9 })).toBe('етажи 8–9')
})
