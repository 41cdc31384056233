import { describe, expect, test } from 'vitest'
import { apartmentSheet } from '../apartment/apartment-sheet.ts'
import { parkingSheet } from '../parking/parking-sheet.ts'
import { findHead } from './find-head.ts'
import type { Cell } from './sheet.ts'

const kinds = [apartmentSheet, parkingSheet].map(({ title, fields, idHead }) => ({ title, fields, idHead }))
const find = (...rows: Cell[][]) => findHead(rows, kinds)

describe('the head of a table', () => {
  test('says by its columns what the rows are', () => {
    expect(find(['Номер', 'Вход', 'Цена (€)'])).toMatchObject({ kind: { title: 'Апартаменти' }, row: 0 })
    expect(find(['Номер', 'Размер', 'Цена (€)'])).toMatchObject({ kind: { title: 'Паркоместа' } })
    expect(find(['Код на паркомясто', 'Версия', 'Цена'])).toMatchObject({ kind: { title: 'Паркоместа' } })
  })

  test('may stand below a title, with other spaces and without units', () => {
    const head = find(['Ценова листа'], [], [null, ' номер', 'ВХОД', 'Обща  площ'])
    expect(head).toMatchObject({ row: 2 })
    expect('kind' in head && Object.fromEntries(head.columns)).toEqual({ number: 1, entrance: 2, area: 3 })
  })

  test('names columns that mean nothing, so that nobody waits for them', () => {
    expect(find(['Номер', 'Вход', null, 'Коментар', 7])).toMatchObject({
      unknown: ['„Коментар“ (D)', '„7“ (E)'],
    })
  })

  test('names no more of them than can be read', () => {
    const unknown = Array.from({ length: 300_000 }, (_, at) => `Колона ${at}`)
    const head = find(['Номер', 'Вход', ...unknown])
    expect('unknown' in head && [head.unknown.length, head.unknown[9], head.moreUnknown]).toEqual([
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
  ] as [string, Cell[][]][])('is refused as %s when it cannot be told', (refused, rows) => {
    expect(find(...rows)).toEqual({ refused })
  })

  test('has each column once', () => {
    expect(find(['Номер', 'Вход', 'Цена (€)', 'Цена'])).toEqual({
      refused: 'twice',
      head: 'Цена',
      columns: 'C, D',
    })
  })
})
