import { moneyFormat as money, type WrittenSheet } from '../../../backend/spreadsheets/written-sheet.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { choice } from '../../../domain/lists/query.ts'
import { instalmentStateLabels } from '../../../text/admin/deals.ts'
import { paymentsText as text } from '../../../text/admin/payments.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { exportFormats, findQueryFault, parsedOrder } from '../export/export-query.ts'
import { sendSheet, withToday } from '../export/send-sheet.ts'
import type { Route } from './+types/export'
import { listAdminInstalments } from './admin-list.ts'
import { nameMonth } from './name-month.ts'

type Listed = Awaited<ReturnType<typeof listAdminInstalments>>

/** The unpaid instalments that match the filters, or with `?of=forecast` the money by months. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const backend = context.get(backendContext)
  const seen = { query, today: isoDay(new Date()) }
  const listed = await listAdminInstalments(await loadBuilding(context), backend.db, seen)
  const of = choice(['forecast'], query.get('of'))
  const refused = findQueryFault(query, { ...listed.filters, ...parsedOrder([], query), of })
  if (refused)
    return new Response(refused, {
      status: 400,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    })
  return sendSheet(backend, of ? forecastSheet(listed) : listSheet(listed), {
    fileName: withToday(of ? text.exported.forecastFile : text.exported.file),
    format: choice(exportFormats, query.get('format')) ?? 'xlsx',
  })
}

function listSheet({ instalments }: Listed): WrittenSheet {
  const { sheet } = text
  return {
    title: text.exported.list,
    columns: [
      { header: sheet.dueOn, width: 12, kind: 'day' },
      { header: sheet.deal, width: 32 },
      { header: sheet.buyer, width: 28 },
      { header: sheet.phone, width: 16, kind: 'phone' },
      { header: sheet.email, width: 28 },
      { header: sheet.moment, width: 32 },
      ...[sheet.amount, sheet.paid, sheet.rest].map((header) => ({ header, width: 14, format: money })),
      { header: sheet.state, width: 14 },
      { header: sheet.agent, width: 20 },
    ],
    rows: instalments.map((each) => [
      each.dueOn,
      each.units,
      each.buyerName,
      each.buyerPhone,
      each.buyerEmail,
      each.moment,
      ...[each.amount, each.paid, each.rest].map((cents) => cents / 100),
      instalmentStateLabels[each.state],
      each.agent,
    ]),
  }
}

function forecastSheet({ forecast }: Listed): WrittenSheet {
  const { month, ...sums } = text.forecast.sheet
  return {
    title: text.exported.forecast,
    columns: [
      { header: month, width: 22 },
      ...Object.values(sums).map((header) => ({ header, width: 18, format: money })),
    ],
    rows: forecast.months.map(({ month, received, overdue, expected }) => [
      nameMonth(month, forecast),
      ...[received, overdue, expected].map((cents) => cents / 100),
    ]),
  }
}
