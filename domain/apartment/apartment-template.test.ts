import { expect, test } from 'vitest'
import { apartmentSheet } from '../../text/admin/sheets.ts'
import { defaultBuilding } from '../building/default-building.ts'
import { findTable } from '../sheet/find-header-row.ts'
import { bestGuess, guessColumns } from '../sheet/guess-columns.ts'
import { planImport } from '../sheet/plan-import.ts'
import type { Cell } from '../sheet/sheet.ts'
import { templateColumns } from './apartment-template.ts'

const building = {
  ...defaultBuilding,
  entrances: defaultBuilding.entrances.map((entrance) => ({ ...entrance, firstFloor: -1, lastFloor: 3 })),
  floorNames: [
    { entrance: '', floor: 0, name: 'Партер' },
    { entrance: '2', floor: 1, name: 'Мецанин' },
  ],
  apartmentTypes: defaultBuilding.apartmentTypes.map((type, at) => ({ ...type, isHidden: at === 1 })),
}
const columns = templateColumns(building, apartmentSheet(building))
const choicesOf = (header: string) => columns.find((column) => column.header === header)?.choices ?? []

test('a template offers what the building has, floors by their names, and no hidden type', () => {
  expect(choicesOf('Етаж')).toEqual([-1, 'Партер', 1, 'Мецанин', 2, 3])
  expect(choicesOf('Вход')).toEqual(['А', 'Б'])
  expect(choicesOf('Тип')).toHaveLength(building.apartmentTypes.length - 1)
  expect(choicesOf('Номер')).toEqual([])
})

test('everything that a template offers is imported without a warning', async () => {
  const typed: Record<string, Cell> = { 'Чиста площ (м²)': 40, 'Обща площ (м²)': 50, 'Цена (€)': 90_000 }
  const headers = columns.map(({ header }) => header)
  const rowWith = (number: number, changes: Record<string, Cell>): Cell[] => {
    const cells: Record<string, Cell> = { ...typed, ...changes, Номер: number }
    return columns.map(({ header, choices: [first = null] }) => cells[header] ?? first)
  }
  const changes = columns.flatMap(({ header, choices }) => choices.map((choice) => ({ [header]: choice })))
  const rows = [headers, ...changes.map((change, at) => rowWith(at + 1, change))]
  const kinds = [apartmentSheet(building)]
  const header = bestGuess(kinds.map((kind) => guessColumns(kind, findTable(rows, kinds))))
  if (!header) throw new Error('The columns are not known')
  expect(header.columns.size).toBe(headers.length)
  const plan = await planImport(header, rows, [], { giveWay: async () => {} })
  expect(plan.rows).toHaveLength(changes.length)
  for (const row of plan.rows) expect(row).toMatchObject({ kind: 'added', warnings: [] })
  const floors = plan.rows.flatMap((row) => ('values' in row ? [row.values.floor] : []))
  expect(new Set(floors)).toEqual(new Set([-1, 0, 1, 2, 3]))
})
