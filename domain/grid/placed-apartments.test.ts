import { expect, test } from 'vitest'
import { defaultBuilding } from '../building/default-building.ts'
import { type PlaceableApartment, placeApartments } from './placed-apartments.ts'

const apartment = (
  number: string,
  floor: number,
  more: Partial<PlaceableApartment> = {},
): PlaceableApartment => ({
  number,
  entrance: '1',
  floor,
  secondaryFloor: null,
  ...more,
})

const places = (apartments: PlaceableApartment[]) =>
  placeApartments(defaultBuilding, apartments).cells.map(({ apartment, row, rows, column }) => [
    apartment.number,
    row,
    rows,
    column,
  ])

test('apartments of a floor are sorted by number, with the highest floor on top', () => {
  expect(places([apartment('10', 1), apartment('2', 1), apartment('30', 11)])).toEqual([
    ['2', 10, 1, 0],
    ['10', 10, 1, 1],
    ['30', 0, 1, 0],
  ])
})

test('the second entrance is to the right of the widest floor of the first', () => {
  const all = [apartment('1', 1), apartment('2', 1), apartment('1', 5, { entrance: '2' })]
  expect(places(all).at(-1)).toEqual(['1', 6, 1, 2])
  expect(placeApartments(defaultBuilding, all).columns).toEqual([
    { entrance: '1', count: 2 },
    { entrance: '2', count: 1 },
  ])
})

test.each([
  [3, 4],
  [4, 3],
])('a maisonette on floors %i and %i has one cell for both', (floor, secondaryFloor) => {
  const all = [apartment('1', floor, { secondaryFloor }), apartment('2', 4), apartment('3', 3)]
  expect(places(all)).toEqual([
    ['1', 7, 2, 0],
    ['3', 8, 1, 1],
    ['2', 7, 1, 1],
  ])
})

test('an apartment whose floors do not touch is drawn on each', () => {
  expect(places([apartment('1', 2, { secondaryFloor: 5 })])).toEqual([
    ['1', 9, 1, 0],
    ['1', 6, 1, 0],
  ])
})

test('one that names the same floor twice is drawn once', () => {
  expect(places([apartment('1', 2, { secondaryFloor: 2 })])).toEqual([['1', 9, 1, 0]])
})

test('no two apartments have the same position', () => {
  const all = [1, 2, 3, 4, 5].flatMap((floor) => [
    apartment(`${floor}1`, floor),
    apartment(`${floor}2`, floor, { secondaryFloor: floor + 1 }),
    apartment(`${floor}3`, floor, { secondaryFloor: floor + 1 }),
  ])
  const taken = placeApartments(defaultBuilding, all).cells.flatMap(({ row, rows, column }) =>
    Array.from({ length: rows }, (_, index) => `${row + index}:${column}`),
  )
  expect(new Set(taken).size).toBe(taken.length)
  expect(taken).toHaveLength(25)
})
