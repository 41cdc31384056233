import { expect, test } from 'vitest'
import { defaultBuilding } from '../building/default-building.ts'
import { type ApartmentValues, newApartment } from './apartment.ts'
import { apartmentHeading, apartmentTitle, floorSpan, formatFloors } from './apartment-title.ts'

test('one floor is named as one', () => {
  expect(floorSpan(defaultBuilding, { entrance: '1', floor: 3, secondaryFloor: null })).toBe('3')
  expect(formatFloors(defaultBuilding, { entrance: '1', floor: 3, secondaryFloor: null })).toBe('етаж 3')
})

test('two floors are named as a span', () => {
  expect(floorSpan(defaultBuilding, { entrance: '1', floor: 8, secondaryFloor: 9 })).toBe('8–9')
  expect(formatFloors(defaultBuilding, { entrance: '1', floor: 8, secondaryFloor: 9 })).toBe('етажи 8–9')
})

const titleOf = (values: Partial<ApartmentValues>) =>
  apartmentTitle(defaultBuilding, { ...newApartment(defaultBuilding), ...values }).replaceAll('\u00a0', ' ')

test('a title says what it is, how large and where', () => {
  expect(titleOf({ number: '61', type: '2-bedroom', area: 68.69, floor: 1 })).toBe(
    'Двустаен апартамент 61 · 68,69 м² · етаж 1',
  )
  expect(titleOf({ number: '5', type: 'studio', area: 38.5, floor: 2 })).toBe('Студио 5 · 38,50 м² · етаж 2')
})

test('a heading keeps the number apart from the area', () => {
  const heading = apartmentHeading({ number: '27', area: 75.63 })
  expect(heading.replaceAll('\u00a0', ' ')).toBe('Апартамент 27 · 75,63 м²')
})

test('a maisonette is on both of its floors', () => {
  const maisonette = { type: '3-bedroom-maisonette', floor: 8, secondaryFloor: 9 } as const
  expect(titleOf({ ...maisonette, number: '12', area: 120.5 })).toBe(
    'Тристаен мезонет 12 · 120,50 м² · етажи 8–9',
  )
})
