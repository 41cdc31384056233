import type { RouterContextProvider } from 'react-router'
import { isoDay } from '../../../domain/formats/dates.ts'
import { choice } from '../../../domain/lists/query.ts'
import type { Stored } from '../../../domain/record/stored-record.ts'
import type { SheetKind, SheetValues } from '../../../domain/sheet/sheet-kind.ts'
import { backendContext } from '../../context.ts'
import { csvOf } from './csv-of.ts'
import { type ExportFormat, exportFormats } from './export-format.ts'
import { sheetOf } from './sheet-of.ts'

const types: Record<ExportFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

interface Exported<Values extends SheetValues> {
  kind: SheetKind<Values>
  records: readonly (Values & Stored)[]
  /** What the file is called, without its day. */
  fileName: string
}

/** The records of a list as a file, in the format that the address asks for. */
export async function answerExport<Values extends SheetValues>(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  { kind, records, fileName }: Exported<Values>,
): Promise<Response> {
  const format = choice(exportFormats, new URL(request.url).searchParams.get('format')) ?? 'xlsx'
  const sheet = sheetOf(kind, records)
  const { spreadsheets } = context.get(backendContext)
  return new Response(format === 'csv' ? csvOf(sheet) : await spreadsheets.write(sheet), {
    headers: {
      'Content-Type': types[format],
      'Content-Disposition': `attachment; filename="${fileName}-${isoDay(new Date())}.${format}"`,
      'Cache-Control': 'no-store',
    },
  })
}
