import { expect, test } from 'vitest'
import { featuredApartments } from './featured-apartments.ts'
import type { ApartmentListItem } from './apartment-list-item.ts'

function home(number: string, change: Partial<ApartmentListItem>): ApartmentListItem {
  return {
    id: number,
    number,
    entrance: '1',
    floor: 1,
    secondaryFloor: null,
    type: 'studio',
    exposure: 'south',
    netArea: 30,
    area: 35,
    price: 50_000,
    status: 'available',
    ...change,
  }
}

const numbers = (homes: ApartmentListItem[], ...withPhotos: string[]) =>
  featuredApartments(homes, new Set(withPhotos)).map(({ number }) => number)

test('the cheapest free home of each type, from the lowest price on', () => {
  const homes = [
    home('1', { price: 60_000 }),
    home('2', { price: 50_000 }),
    home('3', { price: 10_000, status: 'sold' }),
    home('4', { type: '3-bedroom', price: 0 }),
    home('5', { type: '3-bedroom', price: 90_000 }),
    ...['6', '7', '8', '9'].map((number) => home(number, { price: 70_000 })),
  ]
  expect(numbers(homes)).toEqual(['2', '1', '6', '7', '8', '5'])
})

test('a home whose price is hidden comes last', () => {
  expect(numbers([home('1', { price: 0 }), home('2', { price: 2 })])).toEqual(['2', '1'])
})

test('among equals those that can be seen', () => {
  const homes = ['1', '2', '3', '4', '5', '6', '7'].map((number) => home(number, { price: Number(number) }))
  expect(numbers(homes, '7')).toEqual(['1', '2', '3', '4', '5', '7'])
  expect(numbers([home('1', { price: 1 }), home('2', { price: 2 })], '2')).toEqual(['1', '2'])
})

test('none when none is free', () => {
  expect(numbers([home('1', { status: 'reserved' })])).toEqual([])
})
