import { expect, test } from 'vitest'
import { labelledApartmentFields as apartmentFields } from '../../text/admin/apartment-fields.ts'
import { labelledParkingFields as parkingFields } from '../../text/admin/parking-fields.ts'
import { apartmentSheet } from '../../text/admin/sheets.ts'
import { newApartment } from '../apartment/apartment.ts'
import { defaultBuilding } from '../building/default-building.ts'
import { longestCell } from './cell-length.ts'
import { planImport } from './plan-import.ts'
import { readCell, readRow, writeCell } from './row-codec.ts'
import { type Cell, maxCellLength, tooLong } from './sheet.ts'

const building = defaultBuilding
const { number, price, features, description, status } = apartmentFields(building)

test('a file keeps every text that a field takes', () => {
  for (const { rule } of [
    ...Object.values(apartmentFields(building)),
    ...Object.values(parkingFields(building)),
  ])
    expect(longestCell(rule)).toBeLessThanOrEqual(maxCellLength)
  const most = Array.from({ length: 100 }, () => 'я'.repeat(200))
  const written = String(writeCell(features, most)).replaceAll('\n', '\r\n')
  expect(readCell(features, `  ${written}\n`)).toEqual({ value: most })
  const lines = 'я\n'.repeat(4_999)
  expect(readCell(description, `${lines}я`.replaceAll('\n', '\r\n'))).toEqual({ value: `${lines}я` })
})

test('a longer text is refused with what the field takes', () => {
  const long = 'я'.repeat(maxCellLength + 1)
  for (const cell of [long, tooLong]) {
    expect(readCell(number, cell)).toEqual({
      refused: { kind: 'too-long', label: 'Номер', max: 20 },
    })
    expect(readCell(description, cell)).toEqual({
      refused: { kind: 'too-long', label: 'Описание', max: 10_000 },
    })
    expect(readCell(features, cell)).toEqual({
      refused: { kind: 'too-long', label: 'Характеристики', max: 200, most: 100 },
    })
    expect(readCell(price, cell)).toEqual({ refused: { kind: 'too-long', label: 'Цена (€)' } })
    expect(readCell(status, cell)).toEqual({ refused: { kind: 'too-long', label: 'Статус' } })
  }
})

test('a text of one character too many is refused with its cell, and nothing of it is kept', () => {
  const kind = apartmentSheet(building)
  const columns = new Map([
    ['number', 0],
    ['features', 1],
  ])
  const read = (...cells: Cell[]) =>
    readRow({ kind, row: 0, columns }, { at: 1, cells }, { ...newApartment(building), area: 60 })
  expect(read('1'.repeat(20), 'я'.repeat(200))).toMatchObject({ values: { number: '1'.repeat(20) } })
  expect(read('1'.repeat(21), `тераса\n${'я'.repeat(201)}`)).toEqual({
    refusals: [
      { cell: 'A2', refusal: { kind: 'too-long', label: 'Номер', max: 20 } },
      {
        cell: 'B2',
        refusal: { kind: 'too-long', label: 'Характеристики', max: 200, most: 100 },
      },
    ],
  })
})

test('only short texts are compared with wordings, also where rows are told apart', async () => {
  const seen: Cell[] = []
  const sheet = apartmentSheet(building)
  const kind: typeof sheet = {
    ...sheet,
    translate: (cells, before) => {
      seen.push(...Object.values(cells))
      return sheet.translate?.(cells, before) ?? cells
    },
  }
  const names = Object.keys(kind.fields).filter((name) => name !== 'description' && name !== 'features')
  const columns = new Map(names.map((name, column) => [name, column]))
  const cells = names.map((name) => (name === 'internalNotes' ? 'бележка' : 'Етаж 8 – 9 '.repeat(1_800)))
  const header = { kind, row: -1, columns }
  const read = readRow(header, { at: 0, cells }, newApartment(building))
  expect('refusals' in read && read.refusals).toHaveLength(names.length - 1)
  const { rows } = await planImport(header, [cells], [], { giveWay: async () => {} })
  expect(rows).toMatchObject([{ kind: 'refused' }])
  const lengths = seen.map((cell) => (typeof cell === 'string' ? cell.length : 0))
  expect(Math.max(...lengths)).toBe('бележка'.length)
})
