import { href, Link, useLocation } from 'react-router'
import { formatCents, toCents } from '../../../domain/deal/cents.ts'
import { formatDate } from '../../../domain/formats/dates.ts'
import { formatNumber } from '../../../domain/formats/measures.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import { endsSoon } from '../../../domain/reservation/days-left.ts'
import { formatTerm, gridWorkText } from '../../../text/admin/grid-work.ts'
import { formatDeposit, reservationsText } from '../../../text/admin/reservations.ts'
import { withReturnTo } from '../record/return-to.ts'
import { ApprovalMark, StateBadge } from '../reservations/standing.tsx'
import type { GridDeal } from './grid-deal.ts'
import { useToday } from './today.ts'

const text = gridWorkText.deal

/** Who holds a unit, by whom, until when or for how much. */
export function DealLines({ deal }: { deal: GridDeal }) {
  const { state, agent, approval } = deal
  return (
    <div className="mt-3">
      <div className="flex flex-wrap gap-2">
        <StateBadge state={state} />
        {state === 'running' && <ApprovalMark approval={approval} />}
      </div>
      <dl className="unit-deal">
        <dt>{text.buyer}</dt>
        <dd>
          <Buyer deal={deal} />
        </dd>
        {state === 'running' ? <RunningLines deal={deal} /> : <SaleLines deal={deal} />}
        <dt>{text.agent}</dt>
        <dd>{agent || reservationsText.noAgent}</dd>
      </dl>
    </div>
  )
}

function Buyer({ deal: { buyerName, clientId } }: { deal: GridDeal }) {
  const { pathname, search } = useLocation()
  if (clientId === null) return buyerName
  return (
    <Link
      to={withReturnTo(href('/admin/clients/:id', { id: clientId }), pathname + search)}
      className="font-semibold text-sea-800 underline underline-offset-4"
    >
      {buyerName}
    </Link>
  )
}

function RunningLines({ deal }: { deal: GridDeal }) {
  const { until, agreedPrice } = deal
  const today = useToday()
  return (
    <>
      <dt>{text.until}</dt>
      <dd>
        {formatDate(until)}{' '}
        <span className={endsSoon(deal, today) ? 'font-semibold text-sold' : 'text-sea-700'}>
          {formatTerm(until, today)}
        </span>
      </dd>
      {formatDeposit(deal) && (
        <>
          <dt>{text.deposit}</dt>
          <dd>{formatDeposit(deal)}</dd>
        </>
      )}
      {agreedPrice > 0 && (
        <>
          <dt>{text.agreed}</dt>
          <dd>{formatPrice(agreedPrice)}</dd>
        </>
      )}
    </>
  )
}

function SaleLines({ deal: { finalPrice, contractDate, paid } }: { deal: GridDeal }) {
  const total = toCents(finalPrice ?? 0)
  return (
    <>
      <dt>{text.price}</dt>
      <dd>{formatPrice(finalPrice ?? 0) ?? '–'}</dd>
      {contractDate && (
        <>
          <dt>{text.contract}</dt>
          <dd>{formatDate(contractDate)}</dd>
        </>
      )}
      {paid !== null && (
        <>
          <dt>{text.paid}</dt>
          <dd>{describePaid(paid, total)}</dd>
        </>
      )}
    </>
  )
}

/** Rounded down: what is not all paid is never „100 %“. */
function describePaid(paid: number, total: number): string {
  if (paid === 0) return text.nothingPaid
  return total > 0
    ? text.share(formatCents(paid), formatNumber(Math.floor((paid / total) * 100)))
    : formatCents(paid)
}
