import type { ReservationState } from '../../../domain/reservation/reservation-state.ts'

/** What is done to a reservation besides filling in its form; also the last part of the address. */
export const reservationChanges = ['extend', 'release', 'sell', 'resume'] as const
export type ReservationChange = (typeof reservationChanges)[number]

/** Which of them make sense; a sale is corrected by selling once more. */
export function changesOf(state: ReservationState): ReservationChange[] {
  if (state === 'running') return ['extend', 'sell', 'release']
  return state === 'sold' ? ['sell', 'resume'] : ['resume']
}
