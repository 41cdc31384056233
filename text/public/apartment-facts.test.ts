import { expect, test } from 'vitest'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { allTexts } from './all-texts.ts'
import { apartmentFacts } from './apartment-facts.ts'

test('the page of an apartment has these lines, in the agreed order', () => {
  const apartment = {
    ...newApartment(defaultBuilding),
    floor: 8,
    secondaryFloor: 9,
    rooms: 4,
    netArea: 81.5,
    area: 95.25,
  }
  const lines = apartmentFacts(allTexts.bg, defaultBuilding, apartment)
  expect(lines.map(({ label, text }) => [label, text])).toEqual([
    ['Етаж', '8–9'],
    ['Вход', 'А'],
    ['Стаи', '4'],
    ['Чиста площ', '81,50\u00a0м²'],
    ['Обща площ', '95,25\u00a0м²'],
    ['Изложение', 'Юг'],
    ['Тераса', 'Не'],
  ])
})
