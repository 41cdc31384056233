import { describe, expect, test } from 'vitest'
import type { Building } from '../../../domain/building/building.ts'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { describeFacts, describeSite } from './building-sentences.ts'

const coast: Building = { ...defaultBuilding, city: 'Черноморие' }
const withEntrances = (...entrances: [firstFloor: number, lastFloor: number][]): Building => ({
  ...defaultBuilding,
  entrances: entrances.map(([firstFloor, lastFloor], index) => ({
    id: String(index + 1),
    name: String(index + 1),
    firstFloor,
    lastFloor,
  })),
})

describe('the description of the site', () => {
  test('says what is known of the building', () => {
    const counts = { apartments: 117, parkingSpots: 140, stores: 2 }
    expect(describeSite(coast, { counts, beachMetres: 120 })).toBe(
      'Нова жилищна сграда на българското Черноморие: 117 апартамента в два входа, 140 паркоместа и магазини на крачки от плажа.',
    )
  })

  test('leaves out what is not known', () => {
    expect(describeSite(defaultBuilding, { counts: {}, beachMetres: null })).toBe('Нова жилищна сграда.')
    expect(
      describeSite(withEntrances([0, 4]), { counts: { apartments: 12, stores: 1 }, beachMetres: 9000 }),
    ).toBe('Нова жилищна сграда: 12 апартамента и магазин.')
  })

  test.each([
    ['Варна', 'сградата', 'Нова жилищна сграда във Варна.'],
    ['Филипово', 'къщите', 'Нови жилищни къщи във Филипово.'],
    ['Пловдив', 'комплексът', 'Нов жилищен комплекс в Пловдив.'],
    ['', 'селището', 'Ново жилищно селище.'],
    ['Бургас', 'жилищният парк', 'Жилищният парк в Бургас.'],
  ])('in %s calls „%s“ by its noun', (city, noun, expected) => {
    const building = { ...defaultBuilding, city, noun }
    expect(describeSite(building, { counts: {}, beachMetres: null })).toBe(expected)
  })
})

describe('the facts', () => {
  const covered = { label: 'Покрити паркоместа', value: 135 }
  const garages = { label: 'Гаражи', value: 2 }

  test('about parking are one sentence', () => {
    expect(describeFacts([covered, garages], 140)).toEqual([
      '135 покрити паркоместа и още 2 гаража; с откритите места стават общо 140',
    ])
    expect(describeFacts([covered, garages], 137)).toEqual(['135 покрити паркоместа и още 2 гаража'])
    expect(describeFacts([{ ...garages, value: 1 }], undefined)).toEqual(['1 гараж'])
    expect(describeFacts([], 140)).toEqual([])
  })

  test('that have no sentence are listed with their labels', () => {
    expect(describeFacts([{ label: 'Асансьори', value: 4 }], 140)).toEqual(['Асансьори: 4'])
  })
})
