import type { RouterContextProvider } from 'react-router'
import {
  moneyFormat,
  type WrittenColumn,
  type WrittenSheet,
} from '../../../backend/spreadsheets/written-sheet.ts'
import { choice } from '../../../domain/lists/query.ts'
import type { FieldRule } from '../../../domain/record/field-kinds.ts'
import type { Stored } from '../../../domain/record/stored-record.ts'
import { revisionHeader } from '../../../domain/sheet/header-names.ts'
import { writeCell } from '../../../domain/sheet/row-codec.ts'
import type { SheetKind, SheetValues } from '../../../domain/sheet/sheet-kind.ts'
import { backendContext } from '../../context.ts'
import { exportFormats, findQueryFault, type UnderstoodQuery } from './export-query.ts'
import { sendSheet, withToday } from './send-sheet.ts'

const widest = 50

type Cells = WrittenSheet['rows'][number]

/** Records as a spreadsheet that can be imported again: the last two, hidden columns are the id and the revision. */
export function sheetOf<Values extends SheetValues>(
  { title, fields, idHeader }: SheetKind<Values>,
  records: readonly (Values & Stored)[],
): WrittenSheet {
  const rows = records.map((record) => [
    ...Object.entries(fields).map(([name, field]) => writeCell(field, record[name])),
    record.id,
    record.revision,
  ])
  const columns = Object.values(fields).map(({ label, rule }, at): WrittenColumn => {
    const format = formatOf(rule, rows, at)
    return { header: label, width: widthOf(label, rows, at), ...(format && { format }) }
  })
  return {
    title,
    columns: [
      ...columns,
      { header: idHeader, width: 38, isHidden: true },
      { header: revisionHeader, width: 10, isHidden: true },
    ],
    rows,
  }
}

/** Returns the number format of a column. All prices of a column show cents as soon as one has some. */
function formatOf({ kind }: FieldRule, rows: Cells[], at: number): string | undefined {
  if (kind === 'area') return '0.00'
  if (kind !== 'amount') return undefined
  return rows.every((cells) => Number.isInteger(cells[at])) ? '#,##0' : moneyFormat
}

/** The width of a column: that of its longest line, up to 50 characters. */
function widthOf(header: string, rows: Cells[], at: number): number {
  let longest = header.length
  for (const cells of rows)
    for (const line of String(cells[at] ?? '').split('\n')) longest = Math.max(longest, line.length)
  return Math.min(longest + 2, widest)
}

interface Exported<Values extends SheetValues> {
  kind: SheetKind<Values>
  understood: UnderstoodQuery
  list(): Promise<readonly (Values & Stored)[]>
  /** The name of the file, to which the date is added. */
  fileName: string
}

export async function exportLoader<Values extends SheetValues>(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  { kind, understood, list, fileName }: Exported<Values>,
): Promise<Response> {
  const query = new URL(request.url).searchParams
  const refused = findQueryFault(query, understood)
  if (refused) return new Response(refused, { status: 400, headers: plain })
  const format = choice(exportFormats, query.get('format')) ?? 'xlsx'
  return sendSheet(context.get(backendContext), sheetOf(kind, await list()), {
    fileName: withToday(fileName),
    format,
  })
}

const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
