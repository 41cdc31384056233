import { choice } from '../../../domain/lists/query.ts'
import { reportText as text } from '../../../text/admin/report.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { exportFormats, findQueryFault } from '../export/export-query.ts'
import { sendBook, sendSheet } from '../export/send-sheet.ts'
import type { Route } from './+types/export'
import { readAsked } from './asked-report.server.ts'
import { readReport } from './read-report.server.ts'
import { refusedExport } from './refused-export.ts'
import { reportParts, sheetOfTable } from './report-table.ts'

/** One part of the report by `?of=`, or all of them as the sheets of one file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const backend = context.get(backendContext)
  const { fault, ...asked } = await readAsked(backend.db, query)
  const of = choice([...reportParts, 'all'], query.get('of') ?? 'all')
  const [from, until] = [query.get('from'), query.get('until')]
  const refused = fault
    ? text.refusedPeriod(fault)
    : findQueryFault(query, { from, until, agent: asked.agent, of }) || onlyExcel(of, query.get('format'))
  if (refused) return refusedExport(refused)
  const tables = await readReport(await loadBuilding(context), backend.db, asked)
  const { period } = asked
  const fileName = `${text.file}-${of ?? 'all'}-${period.from}-${period.until}`
  if (of === 'all') {
    const [first, ...others] = tables.map(sheetOfTable)
    if (first) return sendBook(backend, [first, ...others], fileName)
  }
  const table = tables.find(({ id }) => id === of)
  if (!table) throw new Error(`The report has no part ${of}`)
  const format = choice(exportFormats, query.get('format')) ?? 'xlsx'
  return sendSheet(backend, sheetOfTable(table), { fileName, format })
}

/** CSV has no sheets. */
function onlyExcel(of: string | undefined, format: string | null): string | undefined {
  return of === 'all' && format === 'csv' ? text.onlyExcel : undefined
}
