import { href, Link, useLocation } from 'react-router'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import { formatDeposit, reservationsText as text } from '../../../text/admin/reservations.ts'
import { withReturnTo } from '../record/return-to.ts'
import { StateBadge, Term } from './standing.tsx'

/** Whose a unit is: what its pages show of its running reservation or sale. */
export interface StandingDealView
  extends Pick<
    Reservation,
    | 'id'
    | 'state'
    | 'buyerName'
    | 'until'
    | 'deposit'
    | 'depositState'
    | 'finalPrice'
    | 'contractDate'
    | 'endedAt'
  > {
  agent: string
  today: string
}

export function StandingDeal({ deal }: { deal: StandingDealView }) {
  const { pathname, search } = useLocation()
  const { id, state, buyerName, agent, today } = deal
  const facts = [
    [text.columns.buyer, <b key="buyer">{buyerName}</b>],
    [state === 'sold' ? text.sale : text.columns.until, <Term key="term" standing={deal} today={today} />],
    [text.columns.deposit, formatDeposit(deal)],
    [text.columns.agent, agent || text.noAgent],
  ] as const
  return (
    <section aria-label={text.whose} className="mb-4 rounded-card bg-white p-4 shadow-card">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
        <StateBadge state={state} />
        {facts.map(([label, value]) =>
          value === '' ? null : (
            <div key={label} className="min-w-0">
              <span className="block text-sm text-sea-700">{label}</span>
              <span className="wrap-anywhere">{value}</span>
            </div>
          ),
        )}
        <Link
          to={withReturnTo(href('/admin/reservations/:id', { id }), pathname + search)}
          className="inline-flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4 hover:text-sea-900"
        >
          {state === 'sold' ? text.openSale : text.open}
        </Link>
      </div>
    </section>
  )
}
