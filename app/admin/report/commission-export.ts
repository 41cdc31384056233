import { moneyFormat as money, type WrittenSheet } from '../../../backend/spreadsheets/written-sheet.ts'
import { choice } from '../../../domain/lists/query.ts'
import { formatMonth } from '../../../domain/sales/sold-months.ts'
import { commissionText as text } from '../../../text/admin/report.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { exportFormats, findQueryFault } from '../export/export-query.ts'
import { sendSheet } from '../export/send-sheet.ts'
import type { Route } from './+types/commission-export'
import { type AgentCommission, readAskedMonth, readCommission } from './read-commission.server.ts'
import { refusedExport } from './refused-export.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const backend = context.get(backendContext)
  const asked = await readAskedMonth(backend.db, query)
  const { month, agent } = asked
  const refused = asked.isWrongMonth ? text.refusedMonth : findQueryFault(query, { month, agent })
  if (refused) return refusedExport(refused)
  const list = await readCommission(await loadBuilding(context), backend.db, asked)
  return sendSheet(backend, sheetOf(month, list), {
    fileName: `${text.file}-${month}`,
    format: choice(exportFormats, query.get('format')) ?? 'xlsx',
  })
}

/** A line for each sale, and one with the sums of each agent. */
function sheetOf(month: string, list: readonly AgentCommission[]): WrittenSheet {
  const { columns } = text
  return {
    title: `${text.title}, ${formatMonth(month)}`.slice(0, 31),
    columns: [
      { header: columns.agent, width: 24 },
      { header: columns.units, width: 36 },
      { header: columns.buyer, width: 28 },
      { header: columns.contract, width: 12, kind: 'day' },
      { header: columns.price, width: 16, format: money },
      { header: columns.rate, width: 10, format: '0.00%' },
      { header: columns.commission, width: 16, format: money },
    ],
    rows: list.flatMap(({ name, sales, price, amount }) => [
      ...sales.map((sale) => [
        name,
        sale.units,
        sale.buyerName,
        sale.contractDate,
        sale.price / 100,
        sale.rate / 10_000,
        sale.amount / 100,
      ]),
      [`${text.sum}: ${name}`, null, null, null, price / 100, null, amount / 100],
    ]),
  }
}
