import { describe, expect, test } from 'vitest'
import { labelledApartmentFields } from '../../text/admin/apartment-fields.ts'
import type { Building } from '../building/building.ts'
import { defaultBuilding } from '../building/default-building.ts'
import type { NamedCells } from '../sheet/sheet-kind.ts'
import { type ApartmentValues, newApartment } from './apartment.ts'
import { translateApartmentCells } from './apartment-cells.ts'

function translate(building: Building, cells: NamedCells, before: ApartmentValues): NamedCells {
  const words = { fields: labelledApartmentFields(building), priceOnRequest: 'При запитване' }
  return translateApartmentCells(building, words, cells, before)
}

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
    ['ет. 3', 3],
    ['3 етаж', 3],
    ['7-ми', 7],
  ])('„%s“ is floor %i', (floor, number) => {
    expect(translate(building, { entrance: 'Б', floor }, before)).toMatchObject({
      floor: number,
    })
  })

  test('is the first of two, and the second goes where no other column has it', () => {
    expect(translate(building, { floor: 'Партер – 1' }, before)).toMatchObject({
      floor: 0,
      secondaryFloor: 1,
    })
    expect(translate(building, { floor: '-1-0', secondaryFloor: null }, before)).toMatchObject({
      floor: -1,
      secondaryFloor: null,
    })
  })

  test('is the lowest when it is called „Партер“ and no floor has this name', () => {
    expect(translate(defaultBuilding, { floor: 'партер' }, before)).toMatchObject({ floor: 1 })
  })

  test('that nobody knows is left to the schema, which refuses it', () => {
    expect(translate(building, { floor: 'таван' }, before)).toEqual({ floor: 'таван' })
  })
})

describe('other words', () => {
  test.each([
    ['status', 'Продадено', 'Продаден'],
    ['status', 'свободна', 'Свободен'],
    ['status', 'sold', 'Продаден'],
    ['exposure', 'Ю', 'Юг'],
    ['exposure', 'S', 'Юг'],
    ['exposure', 'юго-изток', 'Югоизток'],
    ['exposure', 'СЗ', 'Северозапад'],
    ['exposure', 'NE', 'Североизток'],
    ['type', '2-стаен', 'Двустаен'],
    ['type', 'двустаен апартамент', 'Двустаен'],
    ['type', '3 стаен мезонет', 'Тристаен мезонет'],
    ['type', 'гарсониера', 'Едностаен'],
    ['type', 'Studio', 'Студио'],
    ['entrance', 'вх. A', 'А'],
    ['entrance', 'Секция Б', 'Б'],
  ])('of %s: „%s“ is „%s“', (name, written, label) => {
    expect(translate(building, { [name]: written }, before)).toMatchObject({ [name]: label })
  })

  test.each([
    ['status', 'може би'],
    ['exposure', 'изток/запад'],
    ['type', '9-стаен'],
    ['entrance', 'Г'],
  ])('of %s that nobody knows stay: „%s“', (name, written) => {
    expect(translate(building, { [name]: written }, before)).toMatchObject({ [name]: written })
  })
})

test('a price on request is stored as none, and a sold apartment keeps its price', () => {
  const priced = { ...before, price: 90_000 }
  expect(translate(building, { price: 'при запитване' }, priced)).toMatchObject({ price: 0 })
  expect(translate(building, { price: '—', status: 'Продаден' }, priced)).toMatchObject({
    price: 90_000,
  })
})
