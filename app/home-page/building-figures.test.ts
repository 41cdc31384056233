import { describe, expect, test } from 'vitest'
import type { Figure } from '../../domain/building/building.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { shownFigures, statedCounts, typedCounts } from './building-figures.ts'

const statistics: Figure[] = [
  { label: 'апартамента', about: 'apartments', figure: 117 },
  { label: 'паркоместа', about: 'parkingSpots', figure: null },
  { label: 'стойки за велосипеди', about: '', figure: 163 },
  { label: 'асансьора', about: '', figure: null },
  { label: 'търговски обекта', about: 'stores', figure: null },
]

describe('a figure', () => {
  test('is the stated number, or how many records there are unless there are none', () => {
    expect(shownFigures(statistics, { apartments: 3, parkingSpots: 5, stores: 0 })).toEqual([
      { label: 'апартамента', value: 117 },
      { label: 'паркоместа', value: 5 },
      { label: 'стойки за велосипеди', value: 163 },
    ])
  })

  test('is left out where the records could not be counted', () => {
    expect(shownFigures(statistics, {}).map(({ value }) => value)).toEqual([117, 163])
  })
})

test('stated numbers replace the counted ones', () => {
  const building = { ...defaultBuilding, statistics }
  expect(statedCounts(building, {})).toEqual({ apartments: 117 })
  expect(statedCounts(building, { apartments: 3, stores: 2 })).toEqual({ apartments: 117, stores: 2 })
})

test('texts that count no records have all stated numbers or none', () => {
  expect(typedCounts({ ...defaultBuilding, statistics })).toEqual({})
  const typed = statistics.map((each) => ({ ...each, figure: each.figure ?? 2 }))
  expect(typedCounts({ ...defaultBuilding, statistics: typed })).toEqual({
    apartments: 117,
    parkingSpots: 2,
    stores: 2,
  })
})
