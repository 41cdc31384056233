import {
  type ReservationState,
  reservationStateLabels,
} from '../../../domain/reservation/reservation-state.ts'

const looks: Record<ReservationState, string> = {
  running: 'bg-reserved-soft text-reserved',
  released: 'bg-sand-100 text-sea-800',
  expired: 'bg-sand-100 text-sea-800',
  sold: 'bg-sold-soft text-sold',
}

export function StateBadge({ state }: { state: ReservationState }) {
  return (
    <span
      className={`inline-block rounded-full px-3 py-1 text-sm font-semibold whitespace-nowrap ${looks[state]}`}
    >
      {reservationStateLabels[state]}
    </span>
  )
}
