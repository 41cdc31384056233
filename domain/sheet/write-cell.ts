import type { FieldTable } from '../record/field-table.ts'
import type { Cell } from './sheet.ts'
import { sheetText } from './sheet-text.ts'

/** A field's value as a spreadsheet shows it: numbers to count with, choices by their names. */
export function writeCell({ rule, format }: FieldTable[string], value: unknown): string | number | null {
  switch (rule.kind) {
    case 'integer':
    case 'amount':
    case 'area':
      return typeof value === 'number' ? value : null
    default:
      return sheetText(format(value))
  }
}

/** Whether a cell says this value as we would write it. */
export function isWritten(field: FieldTable[string], cell: Cell, value: unknown): boolean {
  const said = typeof cell === 'string' ? sheetText(cell) : cell
  return (said ?? '') === (writeCell(field, value) ?? '')
}
