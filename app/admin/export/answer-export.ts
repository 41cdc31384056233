import type { RouterContextProvider } from 'react-router'
import { choice } from '../../../domain/lists/query.ts'
import type { Stored } from '../../../domain/record/stored-record.ts'
import type { SheetKind, SheetValues } from '../../../domain/sheet/sheet-kind.ts'
import { backendContext } from '../../context.ts'
import { exportFormats } from './export-format.ts'
import { sendSheet } from './send-sheet.ts'
import { sheetOf } from './sheet-of.ts'

interface Exported<Values extends SheetValues> {
  kind: SheetKind<Values>
  records: readonly (Values & Stored)[]
  /** What the file is called, without its day. */
  fileName: string
}

/** The records of a list as a file, in the format that the address asks for. */
export function answerExport<Values extends SheetValues>(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  { kind, records, fileName }: Exported<Values>,
): Promise<Response> {
  const format = choice(exportFormats, new URL(request.url).searchParams.get('format')) ?? 'xlsx'
  return sendSheet(context.get(backendContext), sheetOf(kind, records), { fileName, format })
}
