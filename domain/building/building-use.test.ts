import { expect, test } from 'vitest'
import { type BuildingUse, hasPlaceFor, listUsedParts } from './building-use.ts'
import { defaultBuilding as before } from './default-building.ts'

const apartment = { number: '12', entrance: '2', floor: 11, secondaryFloor: null, type: 'studio' }
const unused: BuildingUse = { apartments: [], spots: [], floorPlans: [], parkingPlans: [], viewFloors: [] }
const [first, second] = before.entrances.map((entrance) => ({ ...entrance }))
const withEntrances = (...entrances: (typeof first)[]) => ({
  ...before,
  entrances: entrances.flatMap((entrance) => entrance ?? []),
})

const messages = (after: typeof before, use: Partial<BuildingUse>) =>
  listUsedParts(before, after, { ...unused, ...use }).map(({ field, message }) => `${field}: ${message}`)

test('what no record uses can be removed', () => {
  const bare = { ...before, entrances: [], apartmentTypes: [], parkingLevels: [] }
  expect(messages(bare, {})).toEqual([])
})

test('an entrance with apartments stays, and the message names them', () => {
  expect(messages(withEntrances(first), { apartments: [apartment] })).toEqual([
    'entrances: Вход Б не може да се премахне: там е апартамент 12.',
  ])
  const many = Array.from({ length: 10 }, (_, index) => ({ ...apartment, number: String(index + 1) }))
  expect(messages(withEntrances(first), { apartments: many })).toEqual([
    'entrances: Вход Б не може да се премахне: там са апартаменти 1, 2, 3, 4, 5, 6, 7, 8 и още 2.',
  ])
})

test('a floor with an apartment stays, also the second one of a maisonette', () => {
  const lower = withEntrances(first, second && { ...second, lastFloor: 10 })
  const maisonette = { ...apartment, floor: 10, secondaryFloor: 11, type: '2-bedroom-maisonette' }
  expect(messages(lower, { apartments: [{ ...apartment, floor: 10 }] })).toEqual([])
  expect(messages(lower, { apartments: [maisonette] })).toEqual([
    'entrances: Вход Б не може да е с по-малко етажи: там е апартамент 12.',
  ])
})

test('what stands outside of the building already does not stand against a save', () => {
  const outside = { entrance: '2', floor: 12 }
  const use = {
    apartments: [{ ...apartment, floor: 12 }],
    floorPlans: [outside],
    viewFloors: [{ ...outside, view: 'Фасада' }],
  }
  expect(messages(before, use)).toEqual([])
  expect(messages(withEntrances(first, second && { ...second, lastFloor: 10 }), use)).toEqual([])
})

test('an apartment has its place where the building has its floors and its type', () => {
  expect(hasPlaceFor(before, apartment)).toBe(true)
  for (const change of [{ floor: 12 }, { secondaryFloor: 12 }, { entrance: '3' }, { type: 'loft' }])
    expect(hasPlaceFor(before, { ...apartment, ...change })).toBe(false)
})

test('a floor with a plan stays', () => {
  const lower = withEntrances(first, second && { ...second, lastFloor: 10 })
  expect(messages(lower, { floorPlans: [{ entrance: '2', floor: 11 }] })).toEqual([
    'entrances: Вход Б не може да е с по-малко етажи: има план на Вход Б, етаж 11. Изтрийте го първо.',
  ])
})

test('a floor that is outlined on a view of the building stays', () => {
  const lower = withEntrances(first, second && { ...second, lastFloor: 10 })
  expect(messages(lower, { viewFloors: [{ entrance: '2', floor: 11, view: 'Към морето' }] })).toEqual([
    'entrances: Вход Б не може да е с по-малко етажи: Вход Б, етаж 11 е с контур на изгледа „Към морето“. Премахнете контура първо.',
  ])
})

test('a type that apartments have is neither removed nor given another number of floors', () => {
  const without = { ...before, apartmentTypes: before.apartmentTypes.filter(({ key }) => key !== 'studio') }
  expect(messages(without, { apartments: [apartment] })).toEqual([
    'apartmentTypes: „Студио“ не може да се премахне: от този тип е апартамент 12. Може да го скриете.',
  ])
  const onTwo = {
    ...before,
    apartmentTypes: before.apartmentTypes.map((type) => ({ ...type, isMaisonette: true })),
  }
  expect(messages(onTwo, { apartments: [apartment] })).toEqual([
    'apartmentTypes: „Студио“ не може да се смени между един и два етажа: от този тип е апартамент 12.',
  ])
})

test('a level with parking spots or a plan stays', () => {
  const none = { ...before, parkingLevels: [] }
  expect(messages(none, { spots: [{ number: 'П1', floor: -1 }], parkingPlans: [{ level: 2 }] })).toEqual([
    'parkingLevels: „Сутерен“ не може да се премахне: там е паркомясто П1.',
    'parkingLevels: „Етаж 2“ не може да се премахне: има план. Изтрийте го първо.',
  ])
})
