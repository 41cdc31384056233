import { expect, test } from 'vitest'
import { type CheckedApartment, checkApartments } from './check-apartments.ts'

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

test('a number that stands twice in one entrance is found at both apartments', () => {
  expect(found({ number: '12А' }, { id: 'b', number: '12а ' }, { id: 'c', number: '12' })).toEqual([
    ['number', 'a'],
    ['number', 'b'],
  ])
})

test('each entrance counts on its own', () => {
  expect(found({}, { id: 'b', entrance: '2' })).toEqual([])
})
