import { formatCents } from '../../../domain/deal/cents.ts'
import type { ReckonedSchedule } from '../../../domain/deal/instalment-state.ts'
import { formatNumber } from '../../../domain/formats/measures.ts'
import { dealsText as text } from '../../../text/admin/deals.ts'

/** How much of the price is paid, as figures and as a bar. */
export function MoneyBar({ money: { total, paid, rest, overdue } }: { money: ReckonedSchedule }) {
  const percent = total === 0 ? 0 : Math.floor((paid / total) * 1000) / 10
  const figures = [
    [text.money.total, total, ''],
    [text.money.paid, paid, 'text-available'],
    [text.money.rest, rest, ''],
    ...(overdue > 0 ? ([[text.money.overdue, overdue, 'text-sold']] as const) : []),
  ] as const
  return (
    <section
      aria-label={text.share(formatNumber(percent))}
      className="rounded-card bg-white p-4 shadow-card sm:p-5"
    >
      <dl className="grid grid-cols-2 gap-4 sm:flex sm:flex-wrap sm:gap-x-10">
        {figures.map(([label, cents, className]) => (
          <div key={label}>
            <dt className="text-sm text-sea-700">{label}</dt>
            <dd className={`text-xl font-bold whitespace-nowrap tabular-nums ${className}`}>
              {formatCents(cents)}
            </dd>
          </div>
        ))}
      </dl>
      <svg
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        className="mt-3 block h-2.5 w-full overflow-hidden rounded bg-sand-100"
        aria-hidden="true"
      >
        <rect width={percent} height="6" className="fill-available" />
      </svg>
      <p className="mt-1 text-sm text-sea-700">{text.share(formatNumber(percent))}</p>
    </section>
  )
}
