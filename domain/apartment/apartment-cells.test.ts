import { describe, expect, test } from 'vitest'
import { defaultBuilding } from '../building/default-building.ts'
import { type ApartmentValues, newApartment } from './apartment.ts'
import { translateApartmentCells } from './apartment-cells.ts'

const building = {
  ...defaultBuilding,
  entrances: defaultBuilding.entrances.map((entrance) => ({ ...entrance, firstFloor: -1 })),
  floorNames: [
    { entrance: '', floor: 0, name: 'Партер' },
    { entrance: '2', floor: 1, name: 'Мецанин' },
  ],
}
const before: ApartmentValues = { ...newApartment(building), floor: 3 }

describe('the floor in a cell', () => {
  test.each([
    ['Партер', 0],
    [' партер ', 0],
    ['Етаж 4', 4],
    ['4', 4],
    ['-1', -1],
    ['−1', -1],
    ['Мецанин', 1],
  ])('„%s“ is floor %i', (floor, number) => {
    expect(translateApartmentCells(building, { entrance: 'Б', floor }, before)).toMatchObject({
      floor: number,
    })
  })

  test('is the first of two, and the second goes where no other column has it', () => {
    expect(translateApartmentCells(building, { floor: 'Партер – 1' }, before)).toMatchObject({
      floor: 0,
      secondaryFloor: 1,
    })
    expect(translateApartmentCells(building, { floor: '-1-0', secondaryFloor: null }, before)).toMatchObject({
      floor: -1,
      secondaryFloor: null,
    })
  })

  test('that nobody knows is left to the schema, which refuses it', () => {
    expect(translateApartmentCells(building, { floor: 'таван' }, before)).toEqual({ floor: 'таван' })
  })
})

test('a price on request is stored as none, and a sold apartment keeps its price', () => {
  const priced = { ...before, price: 90_000 }
  expect(translateApartmentCells(building, { price: 'при запитване' }, priced)).toMatchObject({ price: 0 })
  expect(translateApartmentCells(building, { price: '—', status: 'Продаден' }, priced)).toMatchObject({
    price: 90_000,
  })
})
