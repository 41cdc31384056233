import { formatDate } from '../../../domain/formats/dates.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import { endsSoon, formatDaysLeft } from '../../../domain/reservation/days-left.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import { reservationsText as text } from '../../text/admin/reservations.ts'

interface TermProps {
  standing: Pick<Reservation, 'state' | 'until' | 'finalPrice' | 'contractDate' | 'endedAt'>
  today: string
}

/** Until when it runs, or how it has ended. */
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
