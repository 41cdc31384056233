import { expect, test } from 'vitest'
import {
  entranceName,
  entrances,
  facts,
  firstFloor,
  floors,
  lastFloor,
  parkingLevelName,
  parkingLevels,
  placeName,
  statistics,
} from './building.ts'

test('the building has floors 1 to 11', () => {
  expect([firstFloor, lastFloor]).toEqual([1, 11])
  expect(floors).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
})

test('its two entrances are named with Cyrillic letters', () => {
  expect(entrances).toEqual(['1', '2'])
  expect(entrances.map(entranceName)).toEqual(['Вход \u0410', 'Вход \u0411'])
})

test('a floor is named with its entrance', () => {
  expect(placeName({ entrance: '2', floor: 11 })).toBe('Вход Б, етаж 11')
})

test('parking has a basement and two floors', () => {
  expect(parkingLevels).toEqual([-1, 1, 2])
  expect(parkingLevels.map(parkingLevelName)).toEqual(['Сутерен', 'Етаж 1', 'Етаж 2'])
})

test('a parking floor without a plan has a name too', () => {
  expect(parkingLevelName(3)).toBe('Етаж 3')
})

test('the statistics strip counts apartments, parking spots, bike racks and commercial units', () => {
  expect(statistics).toEqual({ apartments: 117, parkingSpots: 140, bikeRacks: 163, commercialUnits: 2 })
})

test('the description counts floors, entrances, covered parking spots and garages', () => {
  expect(facts).toEqual({ floors: 11, entrances: 2, coveredParkingSpots: 135, garages: 2 })
})
