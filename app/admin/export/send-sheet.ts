import type { Backend } from '../../../backend/open.ts'
import type { WrittenSheet } from '../../../backend/spreadsheets/written-sheet.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { writeNumber } from '../../../domain/formats/read-number.ts'
import { byteOrderMark, type CsvCell, csvLine } from '../enquiries/csv.ts'
import type { ExportFormat } from './export-query.ts'

const types: Record<ExportFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

interface SentAs {
  /** The name of the file without its ending. */
  fileName: string
  format: ExportFormat
}

export async function sendSheet(
  { spreadsheets }: Pick<Backend, 'spreadsheets'>,
  sheet: WrittenSheet,
  as: SentAs,
): Promise<Response> {
  return sent(as.format === 'csv' ? csvOf(sheet) : await spreadsheets.write(sheet), as)
}

/** One .xlsx file with several sheets. */
export async function sendBook(
  { spreadsheets }: Pick<Backend, 'spreadsheets'>,
  sheets: [WrittenSheet, ...WrittenSheet[]],
  fileName: string,
): Promise<Response> {
  return sent(await spreadsheets.write(...sheets), { fileName, format: 'xlsx' })
}

function sent(body: BodyInit, { fileName, format }: SentAs): Response {
  return new Response(body, {
    headers: {
      'Content-Type': types[format],
      'Content-Disposition': `attachment; filename="${fileName}.${format}"`,
      'Cache-Control': 'no-store',
    },
  })
}

/** The name of a file that shows records as they are today. */
export function withToday(fileName: string): string {
  return `${fileName}-${isoDay(new Date())}`
}

/** Writes the table as CSV. CSV cannot hide columns, so the id and the revision are visible. */
export function csvOf({ columns, rows }: WrittenSheet): string {
  const header = csvLine(columns.map(({ header }) => header))
  return byteOrderMark + header + rows.map((cells) => csvLine(cells.map(csvCellOf))).join('')
}

/**
 * A text that begins like a formula gets an apostrophe in front; one that has apostrophes already gets one more, so that
 * the import can remove exactly one. A text that a spreadsheet would take for a number or a date („007“, „3-4“) gets a
 * no-break space in front, which the import trims.
 */
function csvCellOf(value: string | number | null): CsvCell {
  if (value === null) return { asIs: '' }
  if (typeof value === 'number') return { asIs: writeNumber(value) }
  if (/^'*\s*[=+\-@]/.test(value)) return { asIs: `'${value}` }
  const isMistaken = /^[\d\s.,/:-]+$/.test(value) && String(Number(value)) !== value
  return { asIs: isMistaken ? `\u00a0${value}` : value }
}
