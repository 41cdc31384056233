import { formatCents } from '../../../domain/deal/cents.ts'
import type { Forecast, ForecastMonth } from '../../../domain/deal/forecast.ts'
import { paymentsText } from '../../../text/admin/payments.ts'
import { nameMonth } from './name-month.ts'
import { SheetLinks } from './sheet-links.tsx'

const { forecast: text } = paymentsText
const kinds = ['received', 'overdue', 'expected'] as const
const fills = { received: 'fill-available', overdue: 'fill-sold', expected: 'fill-sea-600' } as const
const marks = { received: 'bg-available', overdue: 'bg-sold', expected: 'bg-sea-600' } as const
const cellClass = 'py-1.5 pl-3 text-right whitespace-nowrap tabular-nums'

/** Money by months: a bar in each row of a table, whose numbers screen readers read. */
export function ForecastTable({ forecast }: { forecast: Forecast }) {
  const { months } = forecast
  // What has no day is often more than all months together: a bar of it would make theirs invisible.
  const most = Math.max(1, ...months.filter(({ month }) => month !== '').map(sumOfMonth))
  const total = (kind: (typeof kinds)[number]) => months.reduce((sum, month) => sum + month[kind], 0)
  return (
    <section
      id="forecast"
      aria-label={text.title}
      className="mt-8 rounded-card bg-white p-4 shadow-card sm:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{text.title}</h2>
        {months.length > 0 && <SheetLinks of="forecast" />}
      </div>
      {months.length === 0 ? (
        <p className="mt-2 text-sea-700">{text.none}</p>
      ) : (
        <>
          <p className="mt-1 mb-3 text-sm text-sea-700">{text.about}</p>
          <section aria-label={text.table} tabIndex={0} className="overflow-x-auto">
            <table className="w-full text-sm">
              <thead className="text-sea-800">
                <tr>
                  <th scope="col" className="pb-1 text-left font-semibold">
                    {text.heads.month}
                  </th>
                  <td aria-hidden="true" className="max-sm:hidden" />
                  {kinds.map((kind) => (
                    <th
                      key={kind}
                      scope="col"
                      className="pb-1 pl-3 text-right font-semibold whitespace-nowrap"
                    >
                      <span
                        className={`mr-1.5 inline-block size-3 rounded-sm align-[-1px] forced-color-adjust-none ${marks[kind]}`}
                        aria-hidden="true"
                      />
                      {text.heads[kind]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {months.map((month) => (
                  <tr key={month.month} className="border-t border-sand-200">
                    <th scope="row" className="py-1.5 text-left font-medium whitespace-nowrap">
                      {nameMonth(month.month, forecast)}
                    </th>
                    <td aria-hidden="true" className="w-full py-1.5 pl-3 max-sm:hidden">
                      {month.month !== '' && <MonthBar month={month} most={most} />}
                    </td>
                    {kinds.map((kind) => (
                      <td
                        key={kind}
                        className={`${cellClass} ${kind === 'overdue' && month.overdue > 0 ? 'font-semibold text-sold' : ''}`}
                      >
                        {month[kind] > 0 ? formatCents(month[kind]) : '–'}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr className="border-t-2 border-sand-200 font-bold">
                  <th scope="row" className="py-1.5 text-left">
                    {text.total}
                  </th>
                  <td aria-hidden="true" className="max-sm:hidden" />
                  {kinds.map((kind) => (
                    <td key={kind} className={cellClass}>
                      {formatCents(total(kind))}
                    </td>
                  ))}
                </tr>
              </tfoot>
            </table>
          </section>
        </>
      )}
    </section>
  )
}

function MonthBar({ month, most }: { month: ForecastMonth; most: number }) {
  const width = (cents: number) => (cents / most) * 100
  return (
    <svg
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      className="block h-4 w-full min-w-24 overflow-hidden rounded bg-sand-100"
      aria-hidden="true"
    >
      <rect width={width(month.received)} height="6" className={fills.received} />
      <rect x={width(month.received)} width={width(month.overdue)} height="6" className={fills.overdue} />
      <rect
        x={width(month.received + month.overdue)}
        width={width(month.expected)}
        height="6"
        className={fills.expected}
      />
    </svg>
  )
}

function sumOfMonth({ received, overdue, expected }: ForecastMonth): number {
  return received + overdue + expected
}
