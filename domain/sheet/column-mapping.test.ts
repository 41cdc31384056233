import { describe, expect, test } from 'vitest'
import { apartmentSheet } from '../../text/admin/sheets.ts'
import { defaultBuilding } from '../building/default-building.ts'
import {
  applyMapping,
  fromRemembered,
  headerSet,
  knownDefaults,
  missingIdentity,
  sentMappingSchema,
  toRemembered,
} from './column-mapping.ts'
import { findTable } from './find-header-row.ts'

const kind = apartmentSheet(defaultBuilding)
const tableOf = (...headers: string[]) => findTable([headers, headers.map(() => 1)], [kind])
const table = tableOf('Вход', 'Ап. №', 'Цена', 'Друго')

describe('a mapping from the screen', () => {
  test.each([
    ['another list', { list: 'stores' }],
    ['a column that no file has', { list: 'apartments', columns: [['number', 1_000]] }],
    ['a column between two others', { list: 'apartments', columns: [['number', 0.5]] }],
    ['more fields than there are', { list: 'apartments', columns: Array(51).fill(['number', 1]) }],
    ['a value of no length', { list: 'apartments', columns: [], defaults: [['status', '']] }],
    ['no list', { columns: [] }],
  ])('is refused with %s', (_, sent) => {
    expect(sentMappingSchema.safeParse(sent).success).toBe(false)
  })

  test.each([
    ['an unknown field', [['floors', 1]]],
    ['a name that every object has', [['constructor', 1]]],
    ['a column beyond the file', [['number', 4]]],
    [
      'a field twice',
      [
        ['number', 1],
        ['number', 2],
      ],
    ],
    [
      'a column twice',
      [
        ['number', 1],
        ['price', 1],
      ],
    ],
  ] as [string, [string, number][]][])('does not fit a file with %s', (_, pairs) => {
    expect(applyMapping(kind, table, pairs)).toBeUndefined()
  })

  test.each([
    ['an unknown value', [['status', 'free']]],
    ['a field that is no choice', [['price', '1']]],
    ['a field that has a column', [['entrance', '1']]],
    ['a name that every object has', [['constructor', '1']]],
    [
      'a field twice',
      [
        ['status', 'sold'],
        ['status', 'available'],
      ],
    ],
  ] as [string, [string, string][]][])('does not fit with %s for new rows', (_, defaults) => {
    expect(applyMapping(kind, table, [['entrance', 0]], defaults)).toBeUndefined()
  })

  test('keeps the values for new rows that still fit', () => {
    const columns = new Map([['entrance', 0]])
    const [known, gone] = [['status', 'sold'] as const, ['type', 'castle'] as const]
    expect(knownDefaults(kind, columns, [known, gone])).toEqual([known])
    expect(applyMapping(kind, table, [...columns], [known])?.defaults).toEqual(new Map([known]))
  })

  test('says which columns are needed to tell rows apart', () => {
    expect(missingIdentity(kind, new Map([['number', 1]]))).toEqual(['entrance'])
    expect(missingIdentity(kind, new Map([['id', 1]]))).toEqual([])
    const [first] = defaultBuilding.entrances
    const oneEntrance = apartmentSheet({ ...defaultBuilding, entrances: first ? [first] : [] })
    expect(missingIdentity(oneEntrance, new Map([['number', 1]]))).toEqual([])
  })
})

describe('a remembered mapping', () => {
  const columns = new Map([
    ['entrance', 0],
    ['number', 1],
    ['price', 3],
  ])

  test('is found again when the columns come in another order and spelling', () => {
    const remembered = toRemembered(table, columns) ?? {}
    const other = tableOf('друго', ' цена ', 'BXOД', 'ап. №')
    expect(headerSet(other)).toEqual(headerSet(table))
    expect(Object.fromEntries(fromRemembered(other, remembered))).toEqual({
      entrance: 2,
      number: 3,
      price: 0,
    })
  })

  test('tells columns with the same header apart by their order', () => {
    const twice = tableOf('Вход', 'Ап. №', 'Цена', 'Цена')
    expect(fromRemembered(twice, toRemembered(twice, columns) ?? {})).toContainEqual(['price', 3])
    expect(headerSet(twice)).not.toEqual(headerSet(tableOf('Вход', 'Ап. №', 'Цена')))
  })

  test('needs headers', () => {
    expect(toRemembered(tableOf('Вход', 'Ап. №', 'Цена', ''), columns)).toBeUndefined()
    expect(toRemembered({ ...table, headerRow: -1 }, columns)).toBeUndefined()
  })
})
