import type { Backend } from '../../../backend/open.ts'
import { writeCsv } from '../../../backend/spreadsheets/write-csv.ts'
import type { WrittenSheet } from '../../../backend/spreadsheets/written-sheet.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { contentDisposition } from '../../resources/content-disposition.ts'
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
  return sent(as.format === 'csv' ? writeCsv(sheet) : await spreadsheets.write(sheet), as)
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
      'Content-Disposition': contentDisposition('attachment', `${fileName}.${format}`),
      'Cache-Control': 'no-store',
    },
  })
}

/** The name of a file that shows records as they are today. */
export function withToday(fileName: string): string {
  return `${fileName}-${isoDay(new Date())}`
}
