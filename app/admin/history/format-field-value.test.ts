import { expect, test } from 'vitest'
import { collectionOptions, collections } from '../../../backend/data/schema.ts'
import type { Building } from '../../../domain/building/building.ts'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { fieldLabel, formatFieldValue } from './format-field-value.ts'

test.each([
  ['floor', 1, 'Ниво', 'Етаж 1'],
  ['floor', -1, 'Ниво', 'Сутерен'],
  ['size', '2.5m x 5m', 'Размер', '2,5 × 5 м'],
  ['size', 'до стената', 'Размер', 'до стената'],
  ['status', 'sold', 'Статус', 'Продадено'],
])('the %s %o of a parking spot is shown as „%s: %s“', (name, value, label, text) => {
  expect([
    fieldLabel('parkingSpots', name),
    formatFieldValue(defaultBuilding, 'parkingSpots', name, value),
  ]).toEqual([label, text])
})

test('the floor of an apartment is a plain number', () => {
  expect([
    fieldLabel('apartments', 'floor'),
    formatFieldValue(defaultBuilding, 'apartments', 'floor', 4),
  ]).toEqual(['Етаж', '4'])
})

test('whether an apartment is a draft is shown in words', () => {
  const shown = [true, false].map((value) =>
    formatFieldValue(defaultBuilding, 'apartments', 'isDraft', value),
  )
  expect([fieldLabel('apartments', 'isDraft'), ...shown]).toEqual(['Видимост', 'Чернова', 'Публикуван'])
})

test('entrance and type of an apartment are shown by the names of the building', () => {
  expect(formatFieldValue(defaultBuilding, 'apartments', 'entrance', '2')).toBe('Б')
  expect(formatFieldValue(defaultBuilding, 'apartments', 'type', '2-bedroom')).toBe('Двустаен')
  expect(formatFieldValue(defaultBuilding, 'apartments', 'type', 'attic')).toBe('attic')
})

test.each([
  ['entrances', 'А: 1–11; Б: 1–11'],
  ['floorNames', '−1: Гараж; 0: Партер (Вход Б)'],
  ['parkingLevels', '−1: Сутерен; 1: Етаж 1; 2: Етаж 2'],
  ['apartmentTypes', 'Тристаен мезонет (стаи: 3, спални: 2, на два етажа, скрит)'],
  ['seaExposures', 'Изток; Североизток; Югоизток'],
  ['facts', '2 гаража; брои се паркоместа'],
  ['showsSoldPrices', 'Не'],
  ['name', 'Морски бряг'],
  ['isPublished', 'Не'],
])('the %s of the building is shown as „%s“', (name, text) => {
  const building: Building = {
    ...defaultBuilding,
    name: 'Морски бряг',
    floorNames: [
      { entrance: '', floor: -1, name: 'Гараж' },
      { entrance: '2', floor: 0, name: 'Партер' },
    ],
    apartmentTypes: [
      { key: 'm', name: 'Тристаен мезонет', rooms: 3, bedrooms: 2, isMaisonette: true, isHidden: true },
    ],
    facts: [
      { label: 'гаража', about: '', figure: 2 },
      { label: 'паркоместа', about: 'parkingSpots', figure: null },
    ],
    showsSoldPrices: false,
  }
  const values: Record<string, unknown> = { ...building }
  expect(fieldLabel('building', name)).toMatch(/^\p{Script=Cyrillic}/u)
  expect(formatFieldValue(building, 'building', name, values[name])).toBe(text)
})

test('a list of the building that an older release stored otherwise is shown by its length', () => {
  expect(formatFieldValue(defaultBuilding, 'building', 'entrances', [1, 2])).toBe('2')
})

test('texts of pages have readable names, and the sections about personal data are shown whole', () => {
  const format = (value: unknown) => formatFieldValue(defaultBuilding, 'settings', 'privacySections', value)
  expect(fieldLabel('settings', 'storesIntro')).toBe('Въведение на „Магазини“')
  expect(fieldLabel('settings', 'privacySections')).toBe('Текст за личните данни')
  expect(format([])).toBe('(текст по подразбиране)')
  const sections = [
    { title: 'Кой', text: '{фирма}' },
    { title: 'Защо', text: 'За да отговорим.' },
  ]
  expect(format(sections)).toBe('Кой\n{фирма}\n\nЗащо\nЗа да отговорим.')
})

test('where a plan is, is said by the names of the building', () => {
  const building: Building = {
    ...defaultBuilding,
    floorNames: [{ entrance: '2', floor: 0, name: 'Партер' }],
  }
  const facts = { entrance: '2' }
  expect(formatFieldValue(building, 'floorPlans', 'entrance', '2', facts)).toBe('Б')
  expect(formatFieldValue(building, 'floorPlans', 'floor', 0, facts)).toBe('Партер')
  expect(formatFieldValue(building, 'floorPlans', 'floor', 0, { entrance: '1' })).toBe('0')
  expect(formatFieldValue(building, 'floorPlans', 'floor', -1, facts)).toBe('−1')
  expect(formatFieldValue(building, 'parkingPlans', 'level', -1)).toBe('Сутерен')
})

test('an empty list is empty, and no photos are none', () => {
  expect(formatFieldValue(defaultBuilding, 'settings', 'nearby', [])).toBe('')
  expect(formatFieldValue(defaultBuilding, 'settings', 'nearby', [{ name: 'Плаж', minutes: 3 }])).toBe(
    'Плаж (3 мин)',
  )
  expect(formatFieldValue(defaultBuilding, 'apartments', 'images', [])).toBe('0 снимки')
})

test('columns of a file are shown with what was chosen for new rows', () => {
  const mapping = { list: 'apartments', columns: { number: 0 }, defaults: { status: 'available' } }
  expect(formatFieldValue(defaultBuilding, 'settings', 'columns-x', mapping)).toBe('Номер, Статус: Свободен')
})

test.each([
  ['approval', 'waiting', 'Отстъпка', 'Отстъпката чака решение'],
  ['approval', 'none', 'Отстъпка', 'Не е искана'],
  ['releaseReason', 'no-answer', 'Причина за освобождаването', 'Не отговаря'],
  ['depositState', 'kept', 'Платено ли е капарото', 'Задържано'],
  ['state', 'sold', 'Състояние', 'Продажба'],
  ['finalPrice', 90_000, 'Крайна цена (€)', '90 000'],
])('the %s %o of a reservation is shown as „%s: %s“', (name, value, label, text) => {
  const shown = formatFieldValue(defaultBuilding, 'reservations', name, value)
  expect([fieldLabel('reservations', name), shown.replaceAll('\u00a0', ' ')]).toEqual([label, text])
})

test('no field that the history lists is named by its key', () => {
  for (const collection of collections) {
    const names = collectionOptions[collection].historyFields
    const raw = names === 'all' ? [] : names.filter((name) => fieldLabel(collection, name) === name)
    expect(raw, collection).toEqual([])
  }
})
