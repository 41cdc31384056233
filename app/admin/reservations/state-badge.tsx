import {
  type ReservationState,
  reservationStateLabels,
} from '../../../domain/reservation/reservation-state.ts'
import { WordMark } from '../../ui/word-mark.tsx'

const classNames: Record<ReservationState, string> = {
  running: 'bg-reserved-soft text-reserved',
  released: 'bg-sand-100 text-sea-800',
  expired: 'bg-sand-100 text-sea-800',
  sold: 'bg-sold-soft text-sold',
}

export function StateBadge({ state }: { state: ReservationState }) {
  return <WordMark className={classNames[state]} word={reservationStateLabels[state]} />
}
