import { describe, expect, test } from 'vitest'
import { defaultBuilding } from '../building/default-building.ts'
import { apartmentWarnings } from './apartment-schema.ts'
import { generateApartments, takenNumbers } from './generate-apartments.ts'

const rule = {
  entrance: '1',
  firstFloor: '2',
  lastFloor: '4',
  perFloor: '2',
  firstNumber: '5',
  numbering: 'through',
  type1: 'studio',
  exposure1: 'south',
  netArea1: '31,5',
  area1: '40',
  type2: '2-bedroom',
  exposure2: 'east',
  netArea2: '55',
  area2: '68,20',
}
const generate = (changes: Record<string, string | undefined> = {}) =>
  generateApartments(defaultBuilding, { ...rule, ...changes })
const numbers = (changes?: Record<string, string>) =>
  generate(changes).apartments?.map(({ number }) => number)

describe('apartments of equal floors', () => {
  test('are drafts that have the type of their position, the usual rooms, and nothing that a form would ask about', () => {
    const { apartments = [], wrong } = generate()
    expect(wrong).toEqual({})
    expect(apartments.map(({ floor, number, type, rooms }) => [floor, number, type, rooms])).toEqual([
      [2, '5', 'studio', 1],
      [2, '6', '2-bedroom', 2],
      [3, '7', 'studio', 1],
      [3, '8', '2-bedroom', 2],
      [4, '9', 'studio', 1],
      [4, '10', '2-bedroom', 2],
    ])
    expect(apartments[0]).toMatchObject({ netArea: 31.5, area: 40, price: 0, status: 'available' })
    expect(apartments.every(({ isDraft }) => isDraft)).toBe(true)
    for (const apartment of apartments)
      expect(apartmentWarnings(defaultBuilding, apartment, false, undefined)).toEqual([])
  })

  test('are numbered through all floors, or by the floor', () => {
    expect(numbers({ numbering: 'by-floor', firstNumber: '1' })).toEqual([
      '201',
      '202',
      '301',
      '302',
      '401',
      '402',
    ])
  })

  test('have no net area above the total, about which the form of one apartment asks', () => {
    const { apartments, wrong } = generate({ netArea2: '70' })
    expect(wrong).toEqual({ netArea2: 'netAreaAboveTotal 70,68.2' })
    expect(apartments).toBeUndefined()
    expect(generate({ netArea2: '68,20' }).wrong).toEqual({})
  })

  test('that a form has not described to the end are none, without a complaint', () => {
    expect(generate({ area2: undefined })).toEqual({ perFloor: 2, wrong: {}, apartments: undefined })
    expect(generateApartments(defaultBuilding, {})).toEqual({ perFloor: 0, wrong: {}, apartments: undefined })
  })

  test.each([
    ['lastFloor', { lastFloor: '1' }],
    ['lastFloor', { lastFloor: '99' }],
    ['entrance', { entrance: '9' }],
    ['perFloor', { perFloor: '21' }],
    ['area1', { area1: '0' }],
    ['area1', { area1: 'много' }],
    ['type1', { type1: '3-bedroom-maisonette', lastFloor: '11' }],
    ['numbering', { numbering: 'x' }],
  ])('are refused at the field %s', (field, changes) => {
    const { wrong, apartments } = generate(changes)
    expect(Object.keys(wrong)).toContain(field)
    expect(apartments).toBeUndefined()
  })

  test('that are maisonettes need a floor above the last one', () => {
    const last = defaultBuilding.entrances[0]?.lastFloor ?? 0
    const maisonettes = { type1: '3-bedroom-maisonette', firstFloor: String(last - 1) }
    expect(generate({ ...maisonettes, lastFloor: String(last) }).wrong).toEqual({
      type1: 'noFloorAbove',
    })
    expect(generate({ ...maisonettes, lastFloor: String(last - 1) }).apartments).toHaveLength(2)
  })

  test('are at most 500 at once', () => {
    const tall = {
      ...defaultBuilding,
      entrances: defaultBuilding.entrances.map((entrance) => ({ ...entrance, lastFloor: 60 })),
    }
    const positions = Array.from({ length: 9 }, (_, at) => [
      [`type${at + 1}`, 'studio'],
      [`exposure${at + 1}`, 'south'],
      [`netArea${at + 1}`, '30'],
      [`area${at + 1}`, '40'],
    ])
    const query = { ...rule, lastFloor: '60', perFloor: '9', ...Object.fromEntries(positions.flat()) }
    expect(generateApartments(tall, query).wrong).toHaveProperty('perFloor')
  })

  test('may not have a number that the entrance has already', () => {
    const { apartments = [] } = generate()
    const stored = [
      { entrance: '1', number: '7' },
      { entrance: '2', number: '8' },
    ]
    expect(takenNumbers(apartments, stored)).toEqual(['7'])
  })
})
