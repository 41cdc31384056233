import type { Role } from '../../../domain/people/role.ts'
import { isForgottenBuyer } from '../../../domain/personal-data/personal-data.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import { reservationsText } from '../../text/admin/reservations.ts'

/** What is done to a reservation besides filling in its form; also the last part of the URL. */
export const reservationChanges = ['extend', 'release', 'sell', 'resume'] as const
export type ReservationChange = (typeof reservationChanges)[number]

type Changed = Pick<Reservation, 'state' | 'buyerName' | 'buyerPhone' | 'buyerEmail'>

/** Which of them are offered; a sale is corrected by selling once more. */
export function changesOf(reservation: Changed, role: Role): ReservationChange[] {
  return madeTo(reservation).filter((change) => whyNot(change, reservation, role) === undefined)
}

function madeTo({ state }: Changed): ReservationChange[] {
  if (state === 'running') return ['extend', 'sell', 'release']
  return state === 'sold' ? ['sell', 'resume'] : ['resume']
}

const { problems } = reservationsText

/** Why one is not made, as text. */
export function whyNot(change: ReservationChange, reservation: Changed, role: Role): string | undefined {
  if (!madeTo(reservation).includes(change)) return problems.ended
  if (change === 'resume' && isForgottenBuyer(reservation)) return problems.forgotten
  return isForAdmins(change, reservation) && role !== 'admin' ? problems.adminsOnly : undefined
}

/** A sale is counted and paid: agents record it, and administrators correct it and take it back. */
export function isForAdmins(change: ReservationChange, { state }: Pick<Changed, 'state'>): boolean {
  return (change === 'resume' || change === 'sell') && state === 'sold'
}
