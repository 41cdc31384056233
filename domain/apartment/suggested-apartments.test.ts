import { expect, test } from 'vitest'
import { defaultBuilding } from '../building/default-building.ts'
import { newApartment, type PublicApartment } from './apartment.ts'
import type { ApartmentListItem } from './apartment-list-item.ts'
import { featuredApartments, similarApartments } from './suggested-apartments.ts'

function similarApartmentsApartment(id: string, values: Partial<PublicApartment>): PublicApartment {
  const stored = { revision: 1, images: [], mainImage: null, brochureUrl: null, createdAt: '', updatedAt: '' }
  return { ...newApartment(defaultBuilding), ...stored, id, ...values }
}

test('offers free apartments of the same type first, nearest in size, never itself, three at most', () => {
  const one = similarApartmentsApartment('one', { type: '2-bedroom', area: 70 })
  const others = [
    one,
    similarApartmentsApartment('sold', { type: '2-bedroom', area: 70, status: 'sold' }),
    similarApartmentsApartment('studio', { type: 'studio', area: 70 }),
    similarApartmentsApartment('far', { type: '2-bedroom', area: 90 }),
    similarApartmentsApartment('near', { type: '2-bedroom', area: 72 }),
    similarApartmentsApartment('nearest', { type: '2-bedroom', area: 71 }),
  ]
  expect(similarApartments(one, others).map(({ id }) => id)).toEqual(['nearest', 'near', 'far'])
})

function apartment(number: string, change: Partial<ApartmentListItem>): ApartmentListItem {
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

const numbers = (apartments: ApartmentListItem[], ...withPhotos: string[]) =>
  featuredApartments(defaultBuilding, apartments, new Set(withPhotos)).map(({ number }) => number)

test('the cheapest available apartment of each type is featured, sorted by price', () => {
  const apartments = [
    apartment('1', { price: 60_000 }),
    apartment('2', { price: 50_000 }),
    apartment('3', { price: 10_000, status: 'sold' }),
    apartment('4', { type: '3-bedroom', price: 0 }),
    apartment('5', { type: '3-bedroom', price: 90_000 }),
    ...['6', '7', '8', '9'].map((number) => apartment(number, { price: 70_000 })),
  ]
  expect(numbers(apartments)).toEqual(['2', '1', '6', '7', '8', '5'])
})

test('half of them face the sea, where there are such', () => {
  const town = ['1', '2', '3', '4'].map((number) => apartment(number, { exposure: 'west', price: 40_000 }))
  const sea = ['5', '6', '7', '8'].map((number) => apartment(number, { exposure: 'east', price: 90_000 }))
  expect(numbers([...town, ...sea])).toEqual(['1', '2', '3', '5', '6', '7'])
  expect(numbers([...town, ...sea.slice(0, 1)])).toEqual(['1', '2', '3', '4', '5'])
})

test('an apartment whose price is hidden comes last', () => {
  expect(numbers([apartment('1', { price: 0 }), apartment('2', { price: 2 })])).toEqual(['2', '1'])
})

test('apartments with photos are preferred', () => {
  const apartments = ['1', '2', '3', '4', '5', '6', '7'].map((number) =>
    apartment(number, { price: Number(number) }),
  )
  expect(numbers(apartments, '7')).toEqual(['1', '2', '3', '4', '5', '7'])
  expect(numbers([apartment('1', { price: 1 }), apartment('2', { price: 2 })], '2')).toEqual(['1', '2'])
})

test('they face as many ways as there are', () => {
  const town = ['1', '2', '3', '4', '5', '6'].map((number) =>
    apartment(number, { price: Number(number), exposure: 'north' }),
  )
  const sea = apartment('7', { price: 7, exposure: 'east' })
  const park = apartment('8', { type: '3-bedroom', price: 9 })
  const cheaper = apartment('9', { type: '3-bedroom', price: 8, exposure: 'north' })
  expect(numbers([...town, sea, park, cheaper])).toEqual(['1', '2', '3', '7', '9', '8'])
})

test('nothing is featured when nothing is available', () => {
  expect(numbers([apartment('1', { status: 'reserved' })])).toEqual([])
})
