import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCsv } from '../../../backend/spreadsheets/read-csv.ts'
import { readTable } from '../../../backend/spreadsheets/read-table.ts'
import { writeCsv } from '../../../backend/spreadsheets/write-csv.ts'
import { writeXlsx } from '../../../backend/spreadsheets/write-xlsx.ts'
import type { WrittenSheet } from '../../../backend/spreadsheets/written-sheet.ts'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import type { FieldRule } from '../../../domain/record/field-kinds.ts'
import { findTable } from '../../../domain/sheet/find-header-row.ts'
import { bestGuess, guessColumns } from '../../../domain/sheet/guess-columns.ts'
import { planImport } from '../../../domain/sheet/plan-import.ts'
import type { Sheet } from '../../../domain/sheet/sheet.ts'
import type { SheetKind, SheetValues } from '../../../domain/sheet/sheet-kind.ts'
import { apartmentSheet, parkingSheet } from '../../../text/admin/sheets.ts'
import { sheetOf } from './export-loader.ts'

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '=1+1',
    "'=1",
    '-5',
    '007',
    '\u200e=1',
    "'тих",
    '\t=1',
    'а\t=1',
    'true',
    '1 март 2026 г.',
    '3-4',
    '1,5',
    ' @x',
    'ред\r\nред',
    '"а";б',
    '_x000D_',
    '<b>&amp;',
    'toString',
    '__proto__',
  ),
)

/** Any value that the field's schema accepts. */
function anyValue(rule: FieldRule): fc.Arbitrary<unknown> {
  switch (rule.kind) {
    case 'text':
      return texts.map((text) => text.slice(0, rule.max))
    case 'choice':
      return fc.constantFrom(...rule.options)
    case 'integer':
      return fc.oneof(
        fc.integer({ min: rule.min, max: rule.max }),
        fc.constant(rule.orNone ? null : rule.min),
      )
    case 'amount':
      return fc
        .integer({ min: 0, max: 10_000 })
        .map((amount) => amount * (rule.step ?? 0.01))
        .map(inHundredths)
    case 'area':
      return fc.integer({ min: 0, max: 100_000 }).map((area) => inHundredths(area / 100))
    case 'yes-no':
      return fc.boolean()
    case 'lines':
      return fc.array(texts, { maxLength: 5 })
    case 'day':
    case 'record':
      throw new Error(`No spreadsheet has fields of the kind ${rule.kind}`)
  }
}

const inHundredths = (number: number) => Math.round(number * 100) / 100

function recordsOf<Values extends SheetValues>({ fields, schema }: SheetKind<Values>) {
  const values = fc.record(
    Object.fromEntries(Object.entries(fields).map(([name, { rule }]) => [name, anyValue(rule)])),
  )
  const valid = values.map((typed) => schema.safeParse(typed).data).filter((data) => data !== undefined)
  return fc
    .array(valid, { minLength: 1, maxLength: 8 })
    .map((all) => all.map((data, at) => ({ ...data, id: crypto.randomUUID(), revision: at + 1 })))
}

const ways: [string, (sheet: WrittenSheet) => Promise<Sheet>][] = [
  ['.xlsx', async (sheet) => readTable(Buffer.from(await writeXlsx(sheet)))],
  ['.csv', async (sheet) => readCsv(Buffer.from(writeCsv(sheet)))],
]

function comesBack<Values extends SheetValues>(kind: SheetKind<Values>) {
  test.each(ways)('an exported %s is imported without a change', async (_, carry) => {
    await fc.assert(
      fc.asyncProperty(recordsOf(kind), async (records) => {
        const { rows } = await carry(sheetOf(kind, records))
        const header = bestGuess([kind].map((kind) => guessColumns(kind, findTable(rows, [kind]))))
        if (!header) throw new Error('The columns are not known')
        const plan = await planImport(header, rows, records, { giveWay: async () => {} })
        expect(plan).toEqual({ rows: [], same: records.length })
      }),
      { numRuns: 25 },
    )
  })
}

describe('any apartments', () => comesBack(apartmentSheet(defaultBuilding)))
describe('any parking spots', () => comesBack(parkingSheet(defaultBuilding)))
