import type { WrittenSheet } from '../../../backend/spreadsheets/written-sheet.ts'
import { writeNumber } from '../../../domain/formats/read-number.ts'
import { byteOrderMark, type CsvCell, csvLine } from '../enquiries/csv.ts'

/** The same table as text. Nothing is hidden in it. */
export function csvOf({ columns, rows }: WrittenSheet): string {
  const head = csvLine(columns.map(({ head }) => head))
  return byteOrderMark + head + rows.map((cells) => csvLine(cells.map(csvCellOf))).join('')
}

/**
 * What begins like a formula gets an apostrophe in front, also one that has some already: so each can be told from
 * what it was. What a spreadsheet would take for another number or a date („007“, „3-4“) gets a space that does not
 * break, which is cut off when it is read again.
 */
function csvCellOf(value: string | number | null): CsvCell {
  if (value === null) return { asIs: '' }
  if (typeof value === 'number') return { asIs: writeNumber(value) }
  if (/^'*\s*[=+\-@]/.test(value)) return { asIs: `'${value}` }
  const isMistaken = /^[\d\s.,/:-]+$/.test(value) && String(Number(value)) !== value
  return { asIs: isMistaken ? `\u00a0${value}` : value }
}
