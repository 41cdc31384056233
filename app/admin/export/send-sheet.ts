import type { Backend } from '../../../backend/open.ts'
import type { WrittenSheet } from '../../../backend/spreadsheets/written-sheet.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { writeNumber } from '../../../domain/formats/read-number.ts'
import { byteOrderMark, type CsvCell, csvLine } from '../enquiries/csv.ts'
import type { ExportFormat } from './export-format.ts'

const types: Record<ExportFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

interface SentAs {
  /** What the file is called, without its day. */
  fileName: string
  format: ExportFormat
}

export async function sendSheet(
  { spreadsheets }: Pick<Backend, 'spreadsheets'>,
  sheet: WrittenSheet,
  { fileName, format }: SentAs,
): Promise<Response> {
  return new Response(format === 'csv' ? csvOf(sheet) : await spreadsheets.write(sheet), {
    headers: {
      'Content-Type': types[format],
      'Content-Disposition': `attachment; filename="${fileName}-${isoDay(new Date())}.${format}"`,
      'Cache-Control': 'no-store',
    },
  })
}

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
