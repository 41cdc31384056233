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

const used = (after: typeof before, use: Partial<BuildingUse>) =>
  listUsedParts(before, after, { ...unused, ...use })
const entrance = { field: 'entrances', entrance: '2' }

test('what no record uses can be removed', () => {
  const bare = { ...before, entrances: [], apartmentTypes: [], parkingLevels: [] }
  expect(used(bare, {})).toEqual([])
})

test('an entrance with apartments stays', () => {
  expect(used(withEntrances(first), { apartments: [apartment] })).toEqual([
    { ...entrance, isRemoved: true, kind: 'entrance-with-apartments', numbers: ['12'] },
  ])
})

test('a floor with an apartment stays, also the second one of a maisonette', () => {
  const lower = withEntrances(first, second && { ...second, lastFloor: 10 })
  const maisonette = { ...apartment, floor: 10, secondaryFloor: 11, type: '2-bedroom-maisonette' }
  expect(used(lower, { apartments: [{ ...apartment, floor: 10 }] })).toEqual([])
  expect(used(lower, { apartments: [maisonette] })).toEqual([
    { ...entrance, isRemoved: false, kind: 'entrance-with-apartments', numbers: ['12'] },
  ])
})

test('what stands outside of the building already does not stand against a save', () => {
  const outside = { entrance: '2', floor: 12 }
  const use = {
    apartments: [{ ...apartment, floor: 12 }],
    floorPlans: [outside],
    viewFloors: [{ ...outside, view: 'Фасада' }],
  }
  expect(used(before, use)).toEqual([])
  expect(used(withEntrances(first, second && { ...second, lastFloor: 10 }), use)).toEqual([])
})

test('an apartment has its place where the building has its floors and its type', () => {
  expect(hasPlaceFor(before, apartment)).toBe(true)
  for (const change of [{ floor: 12 }, { secondaryFloor: 12 }, { entrance: '3' }, { type: 'loft' }])
    expect(hasPlaceFor(before, { ...apartment, ...change })).toBe(false)
})

test('a floor with a plan stays', () => {
  const lower = withEntrances(first, second && { ...second, lastFloor: 10 })
  expect(used(lower, { floorPlans: [{ entrance: '2', floor: 11 }] })).toEqual([
    { ...entrance, isRemoved: false, kind: 'entrance-with-plan', floor: 11 },
  ])
})

test('a floor that is outlined on a view of the building stays', () => {
  const lower = withEntrances(first, second && { ...second, lastFloor: 10 })
  expect(used(lower, { viewFloors: [{ entrance: '2', floor: 11, view: 'Към морето' }] })).toEqual([
    { ...entrance, isRemoved: false, kind: 'entrance-with-outline', floor: 11, view: 'Към морето' },
  ])
})

test('a type that apartments have is neither removed nor given another number of floors', () => {
  const without = { ...before, apartmentTypes: before.apartmentTypes.filter(({ key }) => key !== 'studio') }
  expect(used(without, { apartments: [apartment] })).toEqual([
    { field: 'apartmentTypes', kind: 'type-with-apartments', name: 'Студио', numbers: ['12'] },
  ])
  const onTwo = {
    ...before,
    apartmentTypes: before.apartmentTypes.map((type) => ({ ...type, isMaisonette: true })),
  }
  expect(used(onTwo, { apartments: [apartment] })).toEqual([
    { field: 'apartmentTypes', kind: 'type-with-other-floors', name: 'Студио', numbers: ['12'] },
  ])
})

test('a level with parking spots or a plan stays', () => {
  const none = { ...before, parkingLevels: [] }
  expect(used(none, { spots: [{ number: 'П1', floor: -1 }], parkingPlans: [{ level: 2 }] })).toEqual([
    { field: 'parkingLevels', kind: 'level-with-spots', level: -1, numbers: ['П1'] },
    { field: 'parkingLevels', kind: 'level-with-plan', level: 2 },
  ])
})
