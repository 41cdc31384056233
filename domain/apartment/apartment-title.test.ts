import { expect, test } from 'vitest'
import { places as bulgarian, places } from '../../text/public/bg/places.ts'
import { places as german } from '../../text/public/de/places.ts'
import { places as english } from '../../text/public/en/places.ts'
import { places as romanian } from '../../text/public/ro/places.ts'
import { places as russian } from '../../text/public/ru/places.ts'
import { defaultBuilding } from '../building/default-building.ts'
import { floorSpan } from './apartment-title.ts'

test('one floor is named as one', () => {
  expect(floorSpan(defaultBuilding, { entrance: '1', floor: 3, secondaryFloor: null })).toBe('3')
  expect(places.floors(defaultBuilding, { entrance: '1', floor: 3, secondaryFloor: null })).toBe('етаж 3')
})

test('two floors are named as a span', () => {
  expect(floorSpan(defaultBuilding, { entrance: '1', floor: 8, secondaryFloor: 9 })).toBe('8–9')
  expect(places.floors(defaultBuilding, { entrance: '1', floor: 8, secondaryFloor: 9 })).toBe('етажи 8–9')
})

test.each([
  [bulgarian, 'партер и етаж 2', 'Партер и етаж 2'],
  [english, 'партер and floor 2', 'Партер and floor 2'],
  [german, 'Партер und Etage 2', 'Партер und Etage 2'],
  [romanian, 'партер și etajul 2', 'Партер și etajul 2'],
  [russian, 'партер и этаж 2', 'Партер и этаж 2'],
])('where one of two floors has a name, both are named', (words, inSentence, beside) => {
  const building = { ...defaultBuilding, floorNames: [{ entrance: '', floor: 1, name: 'Партер' }] }
  const maisonette = { entrance: '1', floor: 1, secondaryFloor: 2 }
  expect(words.floors(building, maisonette)).toBe(inSentence)
  expect(words.floorSpan(building, maisonette)).toBe(beside)
})
