import { expect, test } from 'vitest'
import type { Building } from '../building/building.ts'
import { defaultBuilding } from '../building/default-building.ts'
import {
  type CheckedApartment,
  checkApartments,
  checkCounts,
  checkPlans,
  checkSales,
} from './check-building.ts'

const flat = { id: 'a', number: '1', entrance: '1' as const, floor: 3, secondaryFloor: null }
const maisonette = { ...flat, id: 'm', number: '2', floor: 10, secondaryFloor: 11 }

const plan = (floor: number, ...apartmentIds: (string | null)[]) => ({
  entrance: '1' as const,
  floor,
  outlines: apartmentIds.map((apartmentId, index) => ({ id: `o${index}`, apartmentId, points: [] })),
})

const named = ({ id, number, entrance }: typeof flat | typeof maisonette) => ({ id, number, entrance })

test('a floor with apartments and no plan is found once', () => {
  expect(checkPlans(defaultBuilding, [flat, { ...flat, id: 'b' }], [])).toEqual([
    { kind: 'plan', entrance: '1', floor: 3, apartments: 2 },
  ])
})

test('an apartment that its plan does not show is found', () => {
  expect(checkPlans(defaultBuilding, [flat], [plan(3, 'other', null)])).toEqual([
    { kind: 'outline', apartment: named(flat), floor: 3 },
  ])
  expect(checkPlans(defaultBuilding, [flat], [plan(3, 'a')])).toEqual([])
})

test('a plan of the other entrance does not count', () => {
  const other = { ...plan(3, 'a'), entrance: '2' as const }
  expect(checkPlans(defaultBuilding, [flat], [other])).toMatchObject([
    { kind: 'plan', entrance: '1', floor: 3 },
  ])
})

test('a maisonette is on the plans of both floors', () => {
  expect(checkPlans(defaultBuilding, [maisonette], [plan(10, 'm'), plan(11, 'm')])).toEqual([])
  expect(checkPlans(defaultBuilding, [maisonette], [plan(10, 'm'), plan(11)])).toEqual([
    { kind: 'secondOutline', apartment: named(maisonette), floor: 11 },
  ])
  expect(checkPlans(defaultBuilding, [maisonette], [plan(10), plan(11, 'm')])).toEqual([
    { kind: 'outline', apartment: named(maisonette), floor: 10 },
  ])
})

test('a floor without apartments needs no plan', () => {
  expect(checkPlans(defaultBuilding, [], [])).toEqual([])
})

test('sold homes, spots and stores without a recorded sale are found', () => {
  const status = 'sold' as const
  const units = {
    apartments: [
      { ...flat, status },
      { ...flat, id: 'b', status },
      { ...flat, id: 'free', status: 'available' as const },
    ],
    spots: [
      { id: 'p1', number: 'П1', status },
      { id: 'p2', number: 'П2', status },
    ],
    stores: [
      { id: 's1', title: 'Кафене', status },
      { id: 's2', title: 'Аптека', status },
    ],
  }
  const sales = [
    { apartmentId: 'b', parkingSpotIds: ['p2'], storeIds: [] },
    { apartmentId: null, parkingSpotIds: [], storeIds: ['s2'] },
  ]
  expect(checkSales(units, sales)).toEqual([
    { kind: 'sale', unit: { saleOf: 'apartment', apartment: named(flat) } },
    { kind: 'sale', unit: { saleOf: 'spot', id: 'p1', number: 'П1' } },
    { kind: 'sale', unit: { saleOf: 'store', id: 's1', title: 'Кафене' } },
  ])
})

const stated = { apartments: 117, parkingSpots: 140, stores: 2 }
const counted: Building = {
  ...defaultBuilding,
  statistics: [
    { label: 'апартамента', about: 'apartments', figure: stated.apartments },
    { label: 'паркоместа', about: 'parkingSpots', figure: stated.parkingSpots },
    { label: 'стойки за велосипеди', about: '', figure: 163 },
    { label: 'търговски обекта', about: 'stores', figure: stated.stores },
  ],
}

test('counts that match the home page are no finding', () => {
  expect(checkCounts(counted, stated)).toEqual([])
})

test('figures that follow the records, or that the home page does not show, are no finding', () => {
  const stored = { apartments: 1, parkingSpots: 0, stores: 5 }
  expect(checkCounts(defaultBuilding, stored)).toEqual([])
  expect(checkCounts({ ...defaultBuilding, statistics: [] }, stored)).toEqual([])
})

test('a different count is a finding with both numbers', () => {
  const { apartments, parkingSpots } = stated
  const stored = { ...stated, apartments: apartments - 1, parkingSpots: parkingSpots + 2 }
  expect(checkCounts(counted, stored)).toEqual([
    { kind: 'count', what: 'apartments', stored: apartments - 1, stated: apartments },
    { kind: 'count', what: 'parkingSpots', stored: parkingSpots + 2, stated: parkingSpots },
  ])
})

const good: CheckedApartment = {
  id: 'a',
  number: '12',
  entrance: '1',
  status: 'available',
  price: 100_000,
  netArea: 50,
  area: 60,
  images: ['/files/a.jpg'],
  brochureUrl: '/files/a.pdf',
}

const found = (...apartments: Partial<CheckedApartment>[]) =>
  checkApartments(apartments.map((apartment) => ({ ...good, ...apartment }))).map((finding) => [
    finding.kind,
    'apartment' in finding && finding.apartment.id,
  ])

test('an apartment with everything has no findings', () => {
  expect(found({})).toEqual([])
})

test.each([
  ['areas', { netArea: 60.01 }],
  ['price', { price: 0 }],
  ['price', { price: 0, status: 'reserved' as const }],
  ['photo', { images: [] }],
  ['brochure', { brochureUrl: null }],
])('%s: %o', (kind, apartment) => {
  expect(found(apartment)).toEqual([[kind, 'a']])
})

test('a sold apartment needs no price, and the net area may be the whole area', () => {
  expect(found({ status: 'sold', price: 0 }, { id: 'b', number: '13', netArea: 60 })).toEqual([])
})

test('a number that two apartments of an entrance share is a finding of both', () => {
  expect(found({ number: '12А' }, { id: 'b', number: '12а ' }, { id: 'c', number: '12' })).toEqual([
    ['number', 'a'],
    ['number', 'b'],
  ])
})

test('each entrance counts on its own', () => {
  expect(found({}, { id: 'b', entrance: '2' })).toEqual([])
})
