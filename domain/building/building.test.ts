import { describe, expect, test, vi } from 'vitest'
import {
  type Building,
  buildingAddress,
  entranceIds,
  entranceLetter,
  entranceName,
  floorLabel,
  floorName,
  floorsOf,
  floorsOfEntrance,
  forBuilding,
  formatFloor,
  parkingLevelName,
  parkingLevelsOf,
  placeName,
} from './building.ts'
import { defaultBuilding } from './default-building.ts'

describe('the building of the specification', () => {
  test('has floors 1 to 11 in both entrances', () => {
    const floors = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    expect(floorsOf(defaultBuilding)).toEqual(floors)
    for (const entrance of entranceIds(defaultBuilding))
      expect(floorsOfEntrance(defaultBuilding, entrance)).toEqual(floors)
  })

  test('names its two entrances with Cyrillic letters', () => {
    const entrances = entranceIds(defaultBuilding)
    expect(entrances).toEqual(['1', '2'])
    expect(entrances.map((entrance) => entranceName(defaultBuilding, entrance))).toEqual([
      'Вход \u0410',
      'Вход \u0411',
    ])
  })

  test('names a floor with its entrance', () => {
    expect(placeName(defaultBuilding, { entrance: '2', floor: 11 })).toBe('Вход Б, етаж 11')
  })

  test('has parking in a basement and on two floors', () => {
    const levels = parkingLevelsOf(defaultBuilding)
    expect(levels).toEqual([-1, 1, 2])
    expect(levels.map((level) => parkingLevelName(defaultBuilding, level))).toEqual([
      'Сутерен',
      'Етаж 1',
      'Етаж 2',
    ])
  })

  test('counts its records for the statistics strip', () => {
    expect(defaultBuilding.statistics.map(({ about, figure }) => [about, figure])).toEqual([
      ['apartments', null],
      ['parkingSpots', null],
      ['stores', null],
    ])
  })
})

const mixed: Building = {
  ...defaultBuilding,
  entrances: [
    { id: 'n', name: 'Север', firstFloor: -1, lastFloor: 2 },
    { id: 's', name: 'Юг', firstFloor: 4, lastFloor: 5 },
  ],
  floorNames: [
    { entrance: '', floor: 0, name: 'Партер' },
    { entrance: 'n', floor: -1, name: 'Сутерен' },
  ],
}

describe('a building with entrances of different heights', () => {
  test('has the floors of all entrances, the lowest first, and each entrance has its own', () => {
    expect(floorsOf(mixed)).toEqual([-1, 0, 1, 2, 4, 5])
    expect(floorsOfEntrance(mixed, 's')).toEqual([4, 5])
    expect(floorsOfEntrance(mixed, 'unknown')).toEqual([])
  })

  test('names floors by its own names, which may belong to one entrance', () => {
    expect(floorLabel(mixed, { floor: 0 })).toBe('Партер')
    expect(floorName(mixed, { entrance: 's', floor: 0 })).toBe('партер')
    expect(floorLabel(mixed, { entrance: 'n', floor: -1 })).toBe('Сутерен')
    expect(floorLabel(mixed, { entrance: 's', floor: -1 })).toBe('−1')
    expect(floorLabel(mixed, { floor: -1 })).toBe('−1')
    expect(placeName(mixed, { entrance: 'n', floor: -1 })).toBe('Вход Север, сутерен')
  })
})

test('an entrance that the building no longer has keeps its id', () => {
  expect(entranceLetter(mixed, '2')).toBe('2')
})

test('a parking floor without a plan has a name too', () => {
  expect(parkingLevelName(defaultBuilding, 3)).toBe('Етаж 3')
  expect(parkingLevelName(defaultBuilding, -2)).toBe('Етаж −2')
})

test('a floor below zero has a minus sign', () => {
  expect([-2, 0, 3].map(formatFloor)).toEqual(['−2', '0', '3'])
})

test('what is made from a building is made once for each building', () => {
  const make = vi.fn(({ name }: Building) => ({ name }))
  const made = forBuilding(make)
  expect(made(mixed)).toBe(made(mixed))
  expect(made(defaultBuilding)).not.toBe(made(mixed))
  expect(make).toHaveBeenCalledTimes(2)
})

test.each([
  [{ street: 'ул. „Морска“ 2', city: 'Варна' }, 'ул. „Морска“ 2, Варна'],
  [{ street: '', city: 'Варна' }, 'Варна'],
  [{ street: '', city: '' }, 'София, ул. „Офис“ 1'],
])('the address of a building with %o', (place, address) => {
  expect(buildingAddress({ ...defaultBuilding, ...place }, 'София, ул. „Офис“ 1')).toBe(address)
})
