import fc from 'fast-check'
import { expect, test } from 'vitest'
import { statuses } from '../status.ts'
import { type ApartmentOnFloor, buildingGrid, gridFloors } from './building-grid.ts'
import { defaultBuilding } from './default-building.ts'

const flat: ApartmentOnFloor = { entrance: '1', floor: 3, secondaryFloor: null, status: 'available' }
const maisonette: ApartmentOnFloor = { ...flat, floor: 10, secondaryFloor: 11 }
const sold: ApartmentOnFloor = { ...flat, status: 'sold' }

test('the highest floor comes first, and each floor counts its available apartments', () => {
  const floors = gridFloors(defaultBuilding, [flat, sold, maisonette], '1')
  expect(floors.map(({ floor }) => floor)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  expect(floors.find(({ floor }) => floor === 3)).toEqual({
    entrance: '1',
    floor: 3,
    apartments: [flat, sold],
    counted: [flat, sold],
    free: 1,
  })
})

test('a maisonette is on both of its floors, and counts on the lower one', () => {
  const withIt = gridFloors(defaultBuilding, [flat, maisonette], '1').filter(({ apartments }) =>
    apartments.includes(maisonette),
  )
  expect(withIt.map(({ floor, free }) => [floor, free])).toEqual([
    [11, 0],
    [10, 1],
  ])
})

test('every entrance and floor can be selected, with apartments or without', () => {
  for (const apartments of [[flat], []])
    expect(
      buildingGrid(defaultBuilding, apartments).map(({ entrance, floors }) => [entrance, floors.length]),
    ).toEqual([
      ['1', 11],
      ['2', 11],
    ])
})

test('what is counted on all floors is every apartment once, wherever the floors of maisonettes are', () => {
  const apartments = fc.record({
    entrance: fc.constantFrom('1', '2'),
    floor: fc.integer({ min: 1, max: 11 }),
    secondaryFloor: fc.option(fc.integer({ min: 1, max: 11 })),
    status: fc.constantFrom(...statuses),
  })
  fc.assert(
    fc.property(fc.array(apartments), (all) => {
      const floors = buildingGrid(defaultBuilding, all).flatMap((each) => each.floors)
      expect(floors.flatMap(({ counted }) => counted).toSorted(byPlace)).toEqual(all.toSorted(byPlace))
      const free = floors.reduce((sum, floor) => sum + floor.free, 0)
      expect(free).toBe(all.filter(({ status }) => status === 'available').length)
    }),
  )
})

function byPlace(a: ApartmentOnFloor, b: ApartmentOnFloor): number {
  return JSON.stringify(a) < JSON.stringify(b) ? -1 : 1
}
