import { expect, test } from 'vitest'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { aCompany } from '../../../tests/a-company.ts'
import { listText } from './apartment-list.ts'
import { apartmentsText } from './apartments.ts'
import { inBuilding, newBuilding } from './building-noun.ts'
import { describeFacts, describeSite } from './building-sentences.ts'
import { introductionText } from './introductions.ts'
import { parkingText } from './parking.ts'
import { privacyFacts } from './privacy.ts'

test.each([
  [1, '1 квартира', '1 свободная'],
  [2, '2 квартиры', '2 свободные'],
  [5, '5 квартир', '5 свободных'],
  [11, '11 квартир', '11 свободных'],
  [21, '21 квартира', '21 свободная'],
  [112, '112 квартир', '112 свободных'],
])('%i has the form of its last digits', (count, apartments, free) => {
  expect(apartmentsText.count(count)).toBe(apartments)
  expect(listText.free(count)).toBe(free)
})

test('the period of storage is in the genitive', () => {
  expect(privacyFacts(aCompany, 1).срок).toContain('не дольше 1 месяца')
  expect(privacyFacts(aCompany, 3).срок).toContain('не дольше 3 месяцев')
  expect(privacyFacts(aCompany, 12).срок).toContain('не дольше 12 месяцев')
})

test('the building is declined, and called a house where its cases are not known', () => {
  expect(inBuilding({ noun: 'комплекс', name: 'Бриз' })).toBe('в комплексе «Бриз»')
  expect(inBuilding({ noun: 'апарт-отель', name: '' })).toBe('в доме')
  expect(newBuilding({ noun: 'здание' })).toBe('Новое жилое здание')
})

test('sentences with numbers of the building', () => {
  const counts = { apartments: 117, parkingSpots: 140, stores: 2 }
  const building = { ...defaultBuilding, noun: 'дом', city: 'Черноморье' }
  expect(describeSite(building, { counts, beachMetres: 120 })).toBe(
    'Новый жилой дом на черноморском побережье Болгарии, в нескольких шагах от пляжа: 117 квартир в двух подъездах, 140 парковочных мест и коммерческие помещения.',
  )
  expect(describeSite({ ...building, city: 'Варна' }, { counts: {}, beachMetres: null })).toBe(
    'Новый жилой дом в Варне.',
  )
  expect(introductionText.parking([135, 3, 1], false)).toBe(
    '139 мест: 135 крытых, 3 открытых и 1 гараж. Выберите уровень и место в списке.',
  )
  const covered = { label: 'Крытые парковочные места', value: 2 }
  expect(describeFacts([covered], 2)).toEqual(['2 крытых парковочных места'])
})

test('the status of a parking spot agrees with its noun', () => {
  const free = { number: '3', status: 'available' } as const
  expect(parkingText.spotWithStatus({ ...free, type: 'covered' })).toBe('Парковочное место 3, свободно')
  expect(parkingText.spotWithStatus({ ...free, type: 'garage' })).toBe('Гараж 3, свободен')
})
