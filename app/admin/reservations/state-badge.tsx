import {
  type ReservationState,
  reservationStateLabels,
} from '../../../domain/reservation/reservation-state.ts'
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
