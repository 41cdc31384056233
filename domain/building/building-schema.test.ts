import { expect, test } from 'vitest'
import { buildingSchema } from './building-schema.ts'
import { defaultBuilding } from './default-building.ts'

const named = { ...defaultBuilding, name: 'Хоризонт' }

function refusals(change: object): string[] {
  const { error } = buildingSchema.safeParse({ ...named, ...change })
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

test('the default building is complete but for its name', () => {
  const { isPublished: _, ...described } = named
  expect(buildingSchema.parse(named)).toEqual({ ...described, hasSamplePlans: false })
  expect(refusals({ name: ' ' })).toEqual(['name: noBuildingName'])
})

test('a new entrance gets the next free id, and stored ones keep theirs', () => {
  const floors = { firstFloor: '-1', lastFloor: '6' }
  const { entrances } = buildingSchema.parse({
    ...named,
    entrances: [
      { id: '', name: 'Север', ...floors },
      { id: '1', name: 'А', ...floors },
      { name: 'Юг', ...floors },
    ],
  })
  expect(entrances.map(({ id, name }) => `${id} ${name}`)).toEqual(['2 Север', '1 А', '3 Юг'])
  expect(entrances[0]).toMatchObject({ firstFloor: -1, lastFloor: 6 })
})

test('a new type gets a key of its own', () => {
  const { apartmentTypes } = buildingSchema.parse({
    ...named,
    apartmentTypes: [{ name: 'Лофт', rooms: '2', bedrooms: '1' }],
  })
  expect(apartmentTypes).toEqual([
    { key: 'type-1', name: 'Лофт', rooms: 2, bedrooms: 1, isMaisonette: false, isHidden: false },
  ])
})

test('the marked exposures may have gaps between them', () => {
  const seaExposures = [undefined, 'south', undefined, 'west']
  expect(buildingSchema.parse({ ...named, seaExposures }).seaExposures).toEqual(['south', 'west'])
})

test.each([
  ['43,2047', 43.2047],
  ['-5.5', -5.5],
  ['', null],
])('the latitude %j is %j', (latitude, expected) => {
  expect(buildingSchema.parse({ ...named, latitude }).latitude).toBe(expected)
})

const entrance = { id: '1', name: 'А', firstFloor: 1, lastFloor: 3 }

test.each<[string, object]>([
  ['entrances: noEntrance', { entrances: [] }],
  ['entrances.0.lastFloor: lastFloorBelowFirst', { entrances: [{ ...entrance, firstFloor: 4 }] }],
  [
    'entrances.1.name: repeatedLine "entrance","а"',
    { entrances: [entrance, { ...entrance, id: '', name: 'а' }] },
  ],
  ['floorNames.0.floor: noSuchFloor', { floorNames: [{ entrance: '1', floor: 12, name: 'Мансарда' }] }],
  [
    'floorNames.1.floor: floorNamedTwice',
    {
      floorNames: [
        { entrance: '', floor: 1, name: 'Партер' },
        { entrance: '', floor: 1, name: 'Приземие' },
      ],
    },
  ],
  [
    'parkingLevels.1.level: repeatedLine "level","−1"',
    {
      parkingLevels: [
        { level: -1, name: 'Гараж' },
        { level: -1, name: 'Двор' },
      ],
    },
  ],
  ['apartmentTypes: noType', { apartmentTypes: [] }],
  ['statistics.0.figure: nothingCounted', { statistics: [{ label: 'дървета', about: '' }] }],
  ['latitude: badDegrees 90', { latitude: '91' }],
])('%s', (refusal, change) => {
  expect(refusals(change)).toContain(refusal)
})

test('two floors of an entrance cannot have the same name, those of different entrances can', () => {
  const named = (...floorNames: [entrance: string, floor: number, name: string][]) =>
    buildingSchema
      .safeParse({
        ...defaultBuilding,
        name: 'Хоризонт',
        floorNames: floorNames.map(([entrance, floor, name]) => ({ entrance, floor, name })),
      })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  const refused = 'floorNames.1.name: floorNamesake "А",1'
  expect(named(['1', 1, 'Партер'], ['1', 2, 'партер'])).toEqual([refused])
  expect(named(['', 1, 'Партер'], ['1', 2, 'Партер'])).toEqual([refused])
  expect(named(['1', 1, 'Партер'], ['2', 2, 'Партер'])).toBeUndefined()
  // Entrance „А“ has a name of its own for floor 1.
  expect(named(['', 1, 'Партер'], ['1', 2, 'Партер'], ['1', 1, 'Двор'])).toBeUndefined()
})
