import type { FieldTable } from '../record/field-table.ts'
import { sheetText } from './sheet-text.ts'

/** A field's value as a spreadsheet shows it: numbers to count with, choices by their names. */
export function writeCell({ rule, words }: FieldTable[string], value: unknown): string | number | null {
  switch (rule.kind) {
    case 'whole':
    case 'amount':
    case 'area':
      return typeof value === 'number' ? value : null
    default:
      return sheetText(words(value))
  }
}
