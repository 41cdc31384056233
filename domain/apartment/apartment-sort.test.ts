import { describe, expect, test } from 'vitest'
import { newApartment } from './apartment.ts'
import { sortApartments } from './apartment-sort.ts'
import { apartmentTypes } from './apartment-type.ts'
import { exposures } from './exposure.ts'

const apartment = (number: string, values: Partial<typeof newApartment> = {}) => ({
  ...newApartment,
  number,
  ...values,
})
const numbers = (list: { number: string }[]) => list.map(({ number }) => number)

describe('sorting apartments', () => {
  test('hidden prices come last in both directions', () => {
    const list = [apartment('1', { price: 0 }), apartment('2', { price: 50 }), apartment('3', { price: 20 })]
    expect(numbers(sortApartments(list, { key: 'price', descending: false }))).toEqual(['3', '2', '1'])
    expect(numbers(sortApartments(list, { key: 'price', descending: true }))).toEqual(['2', '3', '1'])
  })

  test('numbers are sorted as people count, statuses from free to sold', () => {
    const list = [apartment('10', { status: 'sold' }), apartment('9'), apartment('2', { status: 'reserved' })]
    expect(numbers(sortApartments(list, { key: 'number', descending: true }))).toEqual(['10', '9', '2'])
    expect(numbers(sortApartments(list, { key: 'status', descending: false }))).toEqual(['9', '2', '10'])
  })

  test('types and exposures sort in the order of their options', () => {
    const types = apartmentTypes.toReversed().map((type) => apartment('1', { type }))
    const byType = sortApartments(types, { key: 'type', descending: false })
    expect(byType.map(({ type }) => type)).toEqual(apartmentTypes)
    const sides = exposures.map((exposure) => apartment('1', { exposure }))
    const byExposure = sortApartments(sides, { key: 'exposure', descending: true })
    expect(byExposure.map(({ exposure }) => exposure)).toEqual(exposures.toReversed())
  })

  test('equals keep the natural order', () => {
    const list = [apartment('2', { entrance: '2' }), apartment('10'), apartment('9')]
    expect(numbers(sortApartments(list, { key: 'area', descending: true }))).toEqual(['9', '10', '2'])
  })
})
