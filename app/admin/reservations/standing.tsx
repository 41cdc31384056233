import { formatDate } from '../../../domain/formats/dates.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import { endsSoon } from '../../../domain/reservation/days-left.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import type { ReservationState } from '../../../domain/reservation/reservation-state.ts'
import {
  approvalLabels,
  formatDaysLeft,
  reservationStateLabels,
  reservationsText as text,
} from '../../../text/admin/reservations.ts'
import { Badge } from '../../ui/badge.tsx'

const classNames: Record<ReservationState, string> = {
  running: 'bg-reserved-soft text-reserved',
  released: 'bg-sand-100 text-sea-800',
  expired: 'bg-sand-100 text-sea-800',
  sold: 'bg-sold-soft text-sold',
}

export function StateBadge({ state }: { state: ReservationState }) {
  return <Badge className={classNames[state]} label={reservationStateLabels[state]} />
}

/** Says that a discount waits for an administrator, or was refused. */
export function ApprovalMark({ approval }: Pick<Reservation, 'approval'>) {
  if (approval !== 'waiting' && approval !== 'refused') return null
  const className = approval === 'waiting' ? 'bg-reserved-soft text-reserved' : 'bg-sold-soft text-sold'
  return <Badge className={className} label={approvalLabels[approval]} />
}

interface TermProps {
  standing: Pick<Reservation, 'state' | 'until' | 'finalPrice' | 'contractDate' | 'endedAt'>
  today: string
}

/**
 * The last day of a running reservation, the price of a sale, or the day on which a reservation ended without a
 * sale.
 */
export function Term({ standing, today }: TermProps) {
  const { state, until, finalPrice, contractDate, endedAt } = standing
  if (state === 'sold')
    return (
      <span className="block min-w-0">
        <span className="whitespace-nowrap">{formatPrice(finalPrice ?? 0) ?? '–'}, </span>
        <span className="block text-sm text-sea-700 xl:whitespace-nowrap">
          {text.contractOf(contractDate ? formatDate(contractDate) : '–')}
        </span>
      </span>
    )
  const isSoon = endsSoon(standing, today)
  return (
    <span className="block">
      <span className="whitespace-nowrap">{formatDate(until)}</span>
      <span
        className={`block text-sm xl:whitespace-nowrap ${isSoon ? 'font-semibold text-sold' : 'text-sea-700'}`}
      >
        {state === 'running' ? formatDaysLeft(until, today) : endedAt && text.ended(formatDate(endedAt))}
      </span>
    </span>
  )
}
