import { writeNumber } from '../../domain/formats/read-number.ts'
import { guarded } from './cell-mark.ts'
import type { WrittenColumn, WrittenSheet } from './written-sheet.ts'

/** Without a byte order mark, Excel does not read the file as UTF-8 and garbles Cyrillic letters. */
export const byteOrderMark = '\uFEFF'

/** Bulgarian spreadsheets expect semicolons, because the comma is their decimal separator. */
const separator = ';'

type Columns = readonly Pick<WrittenColumn, 'header' | 'kind'>[]

/** Writes the table as CSV. CSV cannot hide columns, so the id and the revision are visible. */
export function writeCsv({ columns, rows }: Pick<WrittenSheet, 'rows'> & { columns: Columns }): string {
  return csvHead(columns) + rows.map((cells) => csvLine(columns, cells)).join('')
}

export function csvHead(columns: Columns): string {
  return byteOrderMark + lineOf(columns.map(({ header }) => quoted(header)))
}

export function csvLine(columns: Columns, cells: WrittenSheet['rows'][number]): string {
  return lineOf(cells.map((value, at) => csvCell(value, columns[at]?.kind)))
}

function lineOf(cells: string[]): string {
  return `${cells.join(separator)}\r\n`
}

function csvCell(value: string | number | null, kind: WrittenColumn['kind']): string {
  if (value === null) return ''
  if (typeof value === 'number') return writeNumber(value)
  // Every spreadsheet reads a date that is written so.
  return quoted(isMoment(value, kind) ? value : guarded(value, kind === 'phone'))
}

/** Whether a text is what its column says: 2026-11-15, or 2026-11-15 14:05:00. */
export function isMoment(value: string, kind: WrittenColumn['kind']): kind is 'day' | 'moment' {
  return (kind === 'day' || kind === 'moment') && /^\d{4}-\d\d-\d\d(?: \d\d:\d\d(?::\d\d)?)?$/.test(value)
}

/** Also around tabs, at which many programs part cells as well. */
function quoted(text: string): string {
  return /[";,|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
