import { describe, expect, test } from 'vitest'
import { type Place, type Places, placeBefore, placeSearch, readPlace } from './place.ts'

const home = { id: 'a', entrance: '1', floor: 3, hasView: true, hasCosts: true }
const places: Places = {
  sides: 2,
  floors: [
    { entrance: '1', floor: 3 },
    { entrance: '2', floor: -1 },
  ],
  homes: [home, { ...home, id: 'sold', hasView: false, hasCosts: false }],
}
const read = (search: string) => readPlace(new URLSearchParams(search), places)
const start: Place = { step: 'start' }

describe('the address', () => {
  test.each<Place>([
    start,
    { step: 'building', side: 0 },
    { step: 'building', side: 1 },
    { step: 'floor', entrance: '2', floor: -1 },
    { step: 'home', id: 'a' },
    { step: 'view', id: 'a', isDusk: false },
    { step: 'view', id: 'a', isDusk: true },
    { step: 'costs', id: 'a', loan: undefined },
    { step: 'costs', id: 'a', loan: { own: 30, years: 20 } },
  ])('says the place and keeps the key: %o', (place) => {
    const search = placeSearch('?key=secret&at=home%2Fother', place)
    expect(new URLSearchParams(search).get('key')).toBe('secret')
    expect(read(search)).toEqual(place)
  })

  test.each<[string, Place]>([
    ['?at=', start],
    ['?at=admin', start],
    ['?at=building/9', { step: 'building', side: 0 }],
    ['?at=building/-1', { step: 'building', side: 0 }],
    ['?at=floor/9/3', { step: 'building', side: 0 }],
    ['?at=floor/1/03', { step: 'building', side: 0 }],
    ['?at=home/draft', { step: 'building', side: 0 }],
    ['?at=view/sold', { step: 'home', id: 'sold' }],
    ['?at=costs/sold/20/20', { step: 'home', id: 'sold' }],
    ['?at=costs/a/21/1000', { step: 'costs', id: 'a', loan: undefined }],
  ])('of what there is not leads to what there is: %s', (search, place) =>
    expect(read(search)).toEqual(place),
  )
})

test('„Назад“ goes up step by step and ends at the start', () => {
  const before = (place: Place) => placeBefore(place, places.homes)
  expect(before({ step: 'costs', id: 'a', loan: undefined })).toEqual({ step: 'home', id: 'a' })
  expect(before({ step: 'view', id: 'a', isDusk: true })).toEqual({ step: 'home', id: 'a' })
  expect(before({ step: 'home', id: 'a' })).toEqual({ step: 'floor', entrance: '1', floor: 3 })
  expect(before({ step: 'home', id: 'gone' })).toEqual({ step: 'building', side: 0 })
  expect(before({ step: 'floor', entrance: '1', floor: 3 })).toEqual({ step: 'building', side: 0 })
  expect(before({ step: 'building', side: 1 })).toEqual(start)
  expect(before(start)).toEqual(start)
})
