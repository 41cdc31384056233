import { expect, test } from 'vitest'
import { type ApartmentValues, newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { allTexts } from './all-texts.ts'
import { apartmentHeading, apartmentTitle } from './apartment-title.ts'

const { bg: text } = allTexts

const titleOf = (values: Partial<ApartmentValues>) =>
  apartmentTitle(text, defaultBuilding, { ...newApartment(defaultBuilding), ...values }).replaceAll(
    '\u00a0',
    ' ',
  )

test('a title says what it is, how large and where', () => {
  expect(titleOf({ number: '61', type: '2-bedroom', area: 68.69, floor: 1 })).toBe(
    'Двустаен апартамент 61 · 68,69 м² · етаж 1',
  )
  expect(titleOf({ number: '5', type: 'studio', area: 38.5, floor: 2 })).toBe('Студио 5 · 38,50 м² · етаж 2')
})

test('a heading keeps the number apart from the area', () => {
  const heading = apartmentHeading(text, { number: '27', area: 75.63 })
  expect(heading.replaceAll('\u00a0', ' ')).toBe('Апартамент 27 · 75,63 м²')
})

test('a maisonette is on both of its floors', () => {
  const maisonette = { type: '3-bedroom-maisonette', floor: 8, secondaryFloor: 9 } as const
  expect(titleOf({ ...maisonette, number: '12', area: 120.5 })).toBe(
    'Тристаен мезонет 12 · 120,50 м² · етажи 8–9',
  )
})
