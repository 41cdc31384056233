import { expect, test } from 'vitest'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { apartmentsByFloor, type DashboardApartment, salesOf } from './sales.ts'

const apartment = (number: string, change: Partial<DashboardApartment> = {}): DashboardApartment => ({
  id: number,
  number,
  entrance: '1',
  floor: 1,
  secondaryFloor: null,
  status: 'available',
  worth: 0,
  ...change,
})

test('floors are listed from the top, a maisonette on both of its floors', () => {
  const floors = apartmentsByFloor(defaultBuilding, [
    apartment('1'),
    apartment('2', { floor: 3, secondaryFloor: 4, entrance: '2' }),
  ])
  expect(floors.map(({ floor }) => floor)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  const numbers = floors.flatMap(({ floor, entrances }) =>
    entrances.flatMap(({ entrance, apartments }) =>
      apartments.map(({ number }) => ({ floor, entrance, number })),
    ),
  )
  expect(numbers).toEqual([
    { floor: 4, entrance: '2', number: '2' },
    { floor: 3, entrance: '2', number: '2' },
    { floor: 1, entrance: '1', number: '1' },
  ])
})

test('the highest entrance has floors that the others do not have', () => {
  const floors = apartmentsByFloor(
    {
      ...defaultBuilding,
      entrances: [
        { id: '1', name: 'А', firstFloor: 1, lastFloor: 2 },
        { id: '2', name: 'Б', firstFloor: 0, lastFloor: 1 },
      ],
    },
    [],
  )
  expect(floors.map(({ floor, entrances }) => [floor, ...entrances.map(({ hasFloor }) => hasFloor)])).toEqual(
    [
      [2, true, false],
      [1, true, true],
      [0, false, true],
    ],
  )
})

test('sales are counted and summed up for the building and for each entrance', () => {
  const none = { available: 0, reserved: 0, sold: 0 }
  const sales = salesOf(defaultBuilding, [
    apartment('1'),
    apartment('2', { status: 'sold', worth: 100_000 }),
    apartment('1', { entrance: '2', status: 'sold', worth: 50_000 }),
    apartment('2', { entrance: '2', status: 'sold', worth: null }),
  ])
  expect(sales).toEqual([
    {
      total: 4,
      counts: { available: 1, reserved: 0, sold: 3 },
      sums: { ...none, sold: 150_000 },
      withoutDeal: 1,
    },
    {
      entrance: '1',
      total: 2,
      counts: { available: 1, reserved: 0, sold: 1 },
      sums: { ...none, sold: 100_000 },
      withoutDeal: 0,
    },
    {
      entrance: '2',
      total: 2,
      counts: { available: 0, reserved: 0, sold: 2 },
      sums: { ...none, sold: 50_000 },
      withoutDeal: 1,
    },
  ])
})
