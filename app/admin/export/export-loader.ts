import type { RouterContextProvider } from 'react-router'
import { choice } from '../../../domain/lists/query.ts'
import type { Stored } from '../../../domain/record/stored-record.ts'
import type { SheetKind, SheetValues } from '../../../domain/sheet/sheet-kind.ts'
import { backendContext } from '../../context.ts'
import { exportFormats } from './export-format.ts'
import { findQueryFault, type UnderstoodQuery } from './find-query-fault.ts'
import { sendSheet } from './send-sheet.ts'
import { sheetOf } from './sheet-of.ts'

interface Exported<Values extends SheetValues> {
  kind: SheetKind<Values>
  /** What the list makes of the URL, and the records that it means. */
  understood: UnderstoodQuery
  list(): Promise<readonly (Values & Stored)[]>
  /** What the file is called, without its day. */
  fileName: string
}

/** The records of a list as a file, in the format that the URL asks for. */
export async function exportLoader<Values extends SheetValues>(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  { kind, understood, list, fileName }: Exported<Values>,
): Promise<Response> {
  const query = new URL(request.url).searchParams
  const refused = findQueryFault(query, understood)
  if (refused) return new Response(refused, { status: 400, headers: plain })
  const format = choice(exportFormats, query.get('format')) ?? 'xlsx'
  return sendSheet(context.get(backendContext), sheetOf(kind, await list()), { fileName, format })
}

const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
