import type { Backend } from '../../../backend/open.ts'
import type { WrittenSheet } from '../../../backend/spreadsheets/written-sheet.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { csvOf } from './csv-of.ts'
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
