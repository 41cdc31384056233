import { expect, test } from 'vitest'
import { buildingGrid, floorsOf, type GridHome } from './building-grid.ts'

const flat: GridHome = { entrance: '1', floor: 3, secondaryFloor: null, status: 'available' }
const maisonette: GridHome = { ...flat, floor: 10, secondaryFloor: 11 }
const sold: GridHome = { ...flat, status: 'sold' }

test('the highest floor stands first, and each knows how many of its homes are free', () => {
  const floors = floorsOf([flat, sold, maisonette], '1')
  expect(floors.map(({ floor }) => floor)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  expect(floors.find(({ floor }) => floor === 3)).toEqual({
    entrance: '1',
    floor: 3,
    homes: [flat, sold],
    free: 1,
  })
})

test('a maisonette is on both of its floors', () => {
  const withIt = floorsOf([flat, maisonette], '1').filter(({ homes }) => homes.includes(maisonette))
  expect(withIt.map(({ floor, free }) => [floor, free])).toEqual([
    [11, 1],
    [10, 1],
  ])
})

test('every entrance and floor can be selected, with homes or without', () => {
  for (const homes of [[flat], []])
    expect(buildingGrid(homes).map(({ entrance, floors }) => [entrance, floors.length])).toEqual([
      ['1', 11],
      ['2', 11],
    ])
})
