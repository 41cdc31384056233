import { describe, expect, test } from 'vitest'
import { apartmentSheet, priceListHeaders } from '../apartment/apartment-sheet.ts'
import { defaultBuilding } from '../building/default-building.ts'
import { parkingSheet } from '../parking/parking-sheet.ts'
import { findHeaderRow } from './find-header-row.ts'
import type { Cell } from './sheet.ts'

const kinds = [apartmentSheet(defaultBuilding), parkingSheet(defaultBuilding)]
const find = (...rows: Cell[][]) => findHeaderRow(rows, kinds)

describe('the header row', () => {
  test('recognises the kind of spreadsheet by its columns', () => {
    expect(find(['Номер', 'Вход', 'Цена (€)'])).toMatchObject({ kind: { title: 'Апартаменти' }, row: 0 })
    expect(find(['Номер', 'Размер', 'Цена (€)'])).toMatchObject({ kind: { title: 'Паркоместа' } })
    expect(find(['Код на паркомясто', 'Версия', 'Цена'])).toMatchObject({ kind: { title: 'Паркоместа' } })
  })

  test('may stand below a title, and may have other spaces and no units', () => {
    const header = find(['Ценова листа'], [], [null, ' номер', 'ВХОД', 'Обща  площ'])
    expect(header).toMatchObject({ row: 2 })
    expect('kind' in header && Object.fromEntries(header.columns)).toEqual({
      number: 1,
      entrance: 2,
      area: 3,
    })
  })

  test.each(['Цена', 'Цена (€)', 'Цена (EUR)', 'цена, евро', 'Цена в евро', 'Цена €'])(
    'has a price in „%s“',
    (price) => {
      const header = find(['Номер', 'Вход', price])
      expect('kind' in header && header.columns.get('price')).toBe(2)
    },
  )

  test.each(['Цена (€/м²) нова', 'Цена (лв.)', 'Цена (стара)', 'Цена (€) без ДДС', 'Нова цена (€)'])(
    'does not match a part of a header: „%s“ is no price',
    (other) => {
      const header = find(['Номер', 'Вход', other])
      expect('kind' in header && [header.columns.has('price'), header.unknown]).toEqual([
        false,
        [`„${other}“ (C)`],
      ])
    },
  )

  test('never takes what a square metre costs for the price', () => {
    const header = find(['Вход', 'Апартамент', 'Цена (€/м²)'])
    expect('kind' in header && [...header.columns.keys()]).toEqual(['entrance', 'number'])
  })

  test('matches other spellings of the units of areas, and nothing else', () => {
    const header = find(['Номер', 'Вход', 'Обща площ (кв. м)', 'Чиста площ, м2', 'Площ (м²)'])
    expect('kind' in header && Object.fromEntries(header.columns)).toEqual({
      number: 0,
      entrance: 1,
      area: 2,
      netArea: 3,
    })
    expect(header).toMatchObject({ unknown: ['„Площ (м²)“ (E)'] })
  })

  test('knows the price list, whose „Апартамент“ is the number and whose price per square metre is not read', () => {
    const listed = find(Object.values(priceListHeaders))
    expect(listed).toMatchObject({ kind: { title: 'Апартаменти' }, unknown: [] })
    expect('kind' in listed && [...listed.columns.keys()].toSorted()).toEqual(
      Object.keys(priceListHeaders)
        .filter((name) => name !== 'perMetre')
        .toSorted(),
    )
    const exported = [
      ...Object.values(apartmentSheet(defaultBuilding).fields).map(({ label }) => label),
      'Код на апартамент',
    ]
    expect(find([...exported, 'Апартамент'])).toMatchObject({
      unknown: [expect.stringContaining('Апартамент')],
    })
    const withCodes = find(['Код на апартамент', 'Версия', 'Вход', 'Апартамент', 'Цена (€)'])
    expect('kind' in withCodes && withCodes.columns.get('number')).toBe(3)
  })

  test('lists unknown columns', () => {
    expect(find(['Номер', 'Вход', null, 'Коментар', 7])).toMatchObject({
      unknown: ['„Коментар“ (D)', '„7“ (E)'],
    })
  })

  test('lists ten unknown columns at most, and counts the others', () => {
    const unknown = Array.from({ length: 300_000 }, (_, at) => `Колона ${at}`)
    const header = find(['Номер', 'Вход', ...unknown])
    expect('unknown' in header && [header.unknown.length, header.unknown[9], header.moreUnknown]).toEqual([
      10,
      '„Колона 9“ (L)',
      299_990,
    ])
  })

  test.each([
    [
      'no-head',
      [
        ['Име', 'Телефон'],
        ['Мария', '0888'],
      ],
    ],
    ['no-head', []],
    ['unclear', [['Номер', 'Цена (€)', 'Статус']]],
  ] as [string, Cell[][]][])('is refused as %s', (refused, rows) => {
    expect(find(...rows)).toEqual({ refused })
  })

  test('is refused when a column stands twice', () => {
    expect(find(['Номер', 'Вход', 'Цена (€)', 'Цена'])).toEqual({
      refused: 'twice',
      header: 'Цена',
      columns: 'C, D',
    })
  })
})
