import { describe, expect, test } from 'vitest'
import { priceListHeaders } from '../../text/admin/apartment-fields.ts'
import { apartmentSheet, parkingSheet } from '../../text/admin/sheets.ts'
import { defaultBuilding } from '../building/default-building.ts'
import { unreadColumns } from './column-mapping.ts'
import { findTable } from './find-header-row.ts'
import { bestGuess, guessColumns } from './guess-columns.ts'
import type { Cell } from './sheet.ts'

const kinds = [apartmentSheet(defaultBuilding), parkingSheet(defaultBuilding)]

function find(...rows: Cell[][]) {
  const table = findTable(rows, kinds)
  const guess = bestGuess(kinds.map((kind) => guessColumns(kind, table)))
  if (!guess) return undefined
  const { kind, row, columns, twice } = guess
  return { kind, row, columns: Object.fromEntries(columns), twice, ...unreadColumns(kind, table, columns) }
}

describe('the header row', () => {
  test('recognises the kind of spreadsheet by its columns', () => {
    expect(find(['Номер', 'Вход', 'Цена (€)'])).toMatchObject({ kind: { title: 'Апартаменти' }, row: 0 })
    expect(find(['Номер', 'Размер', 'Цена (€)'])).toMatchObject({ kind: { title: 'Паркоместа' } })
    expect(find(['Код на паркомясто', 'Версия', 'Цена'])).toMatchObject({ kind: { title: 'Паркоместа' } })
  })

  test('may stand below a title, and may have other spaces and no units', () => {
    const header = find(['Ценова листа'], [], [null, ' номер', 'ВХОД', 'Обща  площ'])
    expect(header).toMatchObject({ row: 2, columns: { number: 1, entrance: 2, area: 3 } })
  })

  test('may name columns in words that nobody knows, above numbers, or be missing', () => {
    const row: Cell[] = ['x', 12, 60.5]
    expect(findTable([['Имоти'], ['Едно', 'Друго', 'Трето'], row, row], kinds)).toMatchObject({
      headerRow: 1,
      headers: ['Едно', 'Друго', 'Трето'],
      sample: [{ at: 2 }, { at: 3 }],
    })
    expect(findTable([row, row], kinds)).toMatchObject({ headerRow: -1, headers: ['', '', ''] })
    const texts: Cell[][] = [
      ['едно', 'горе'],
      ['второ', 'долу'],
    ]
    expect(findTable(texts, kinds)).toMatchObject({ headerRow: -1, sample: [{ at: 0 }, { at: 1 }] })
    expect(findTable([['Имоти'], ['Едно', 'Друго']], kinds)).toMatchObject({ headerRow: 1, sample: [] })
    expect(findTable([], kinds)).toMatchObject({ headerRow: -1, headers: [], sample: [] })
  })

  test.each(['Цена', 'Цена (€)', 'Цена (EUR)', 'цена, евро', 'Цена в евро', 'Цена €'])(
    'has a price in „%s“',
    (price) => {
      expect(find(['Номер', 'Вход', price])).toMatchObject({ columns: { price: 2 } })
    },
  )

  test.each(['Цена (€/м²) нова', 'Цена (лв.)', 'Цена (стара)', 'Цена (€) без ДДС', 'Нова цена (€)'])(
    'does not match a part of a header: „%s“ is no price',
    (other) => {
      const header = find(['Номер', 'Вход', other])
      expect(header?.columns).toEqual({ number: 0, entrance: 1 })
      expect(header?.unread).toEqual([`„${other}“ (C)`])
    },
  )

  test('matches other spellings of the units of areas, and nothing else', () => {
    const header = find(['Номер', 'Вход', 'Обща площ (кв. м)', 'Чиста площ, м2', 'Площ (м²)'])
    expect(header?.columns).toEqual({ number: 0, entrance: 1, area: 2, netArea: 3 })
    expect(header?.unread).toEqual(['„Площ (м²)“ (E)'])
  })

  test('knows the price list, whose „Апартамент“ is the number and whose price per square metre is not read', () => {
    const listed = find(Object.values(priceListHeaders))
    expect(listed).toMatchObject({ kind: { title: 'Апартаменти' }, unread: [] })
    expect(Object.keys(listed?.columns ?? {}).toSorted()).toEqual(
      Object.keys(priceListHeaders)
        .filter((name) => name !== 'perMetre')
        .toSorted(),
    )
    const exported = [
      ...Object.values(apartmentSheet(defaultBuilding).fields).map(({ label }) => label),
      'Код на апартамент',
    ]
    expect(find([...exported, 'Апартамент'])?.unread).toEqual([expect.stringContaining('Апартамент')])
    const withIds = find(['Код на апартамент', 'Версия', 'Вход', 'Апартамент', 'Цена (€)'])
    expect(withIds?.columns.number).toBe(3)
  })

  test('lists ten columns that are not read at most, and counts the others', () => {
    expect(find(['Номер', 'Вход', null, 'Коментар', 7])?.unread).toEqual(['„Коментар“ (D)', '„7“ (E)'])
    const many = Array.from({ length: 300_000 }, (_, at) => `Колона ${at}`)
    const header = find(['Номер', 'Вход', ...many])
    expect([header?.unread.length, header?.unread[9], header?.moreUnread]).toEqual([
      10,
      '„Колона 9“ (L)',
      988,
    ])
  })

  test.each([
    [
      [
        ['Име', 'Телефон'],
        ['Мария', 'няма'],
      ],
    ],
    [[]],
    [[['Номер', 'Цена (€)', 'Статус']]],
  ] as [Cell[][]][])('does not say what the file is about: %j', (rows) => {
    expect(find(...rows)).toBeUndefined()
  })

  test('leaves a field without a column where two have its name', () => {
    const header = find(['Номер', 'Вход', 'Цена (€)', 'Цена'])
    expect(header).toMatchObject({ twice: [{ name: 'price', columns: [2, 3] }] })
    expect(header?.columns).toEqual({ number: 0, entrance: 1 })
  })
})

test('only the beginnings of long texts are looked at', () => {
  const long = ` ${'Тих апартамент с гледка. '.repeat(800)}`
  const { sample, headers } = findTable([['Номер', 'Вход', long], ...Array(3).fill(['12', 'А', long])], kinds)
  expect(headers[2]).toBe('')
  expect(sample.map(({ cells }) => cells)).toEqual(Array(3).fill(['12', 'А', long.trim().slice(0, 100)]))
})

test('the row below a header is looked for only as far as it is', () => {
  let looks = 0
  const rows = Array.from({ length: 1_000 }, (): Cell[] => ['дума', 'друга', 'трета'])
  const count = (cells: Cell[], key: string | symbol) => {
    looks++
    return Reflect.get(cells, key)
  }
  const counted = rows.map((cells) => new Proxy(cells, { get: count }))
  findTable(counted, kinds)
  // The sample has 100 rows; looking at all rows below each of the first 20 would be 20,000.
  expect(looks).toBeLessThan(5_000)
})
