import { describe, expect, test } from 'vitest'
import type { Building } from '../../../domain/building/building.ts'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { describeFacts, describeSite } from './building-sentences.ts'

const inland: Building = { ...defaultBuilding, seaExposures: [], city: 'Пловдив' }
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
    expect(describeSite(defaultBuilding, { counts, beachMetres: 120 })).toBe(
      'Нова жилищна сграда на българското Черноморие: 117 апартамента в два входа, 140 паркоместа и магазини на крачки от плажа.',
    )
  })

  test('leaves out what is not known', () => {
    expect(describeSite(defaultBuilding, { counts: {}, beachMetres: null })).toBe(
      'Нова жилищна сграда на българското Черноморие.',
    )
    expect(describeSite(inland, { counts: { parkingSpots: 1 }, beachMetres: null })).toBe(
      'Нова жилищна сграда в Пловдив: 1 паркомясто.',
    )
    expect(
      describeSite(
        { ...withEntrances([0, 4]), seaExposures: [] },
        { counts: { apartments: 12, stores: 1 }, beachMetres: 9000 },
      ),
    ).toBe('Нова жилищна сграда: 12 апартамента и магазин.')
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
