import type { Role } from '../../../domain/people/role.ts'
import { isErasedBuyer } from '../../../domain/personal-data/personal-data.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import { reservationsText } from '../../../text/admin/reservations.ts'

/** The changes with a screen of their own; each is the last part of its URL. */
export const reservationChanges = ['extend', 'release', 'sell', 'resume'] as const
export type ReservationChange = (typeof reservationChanges)[number]

type Changed = Pick<Reservation, 'state' | 'buyerName' | 'buyerPhone' | 'buyerEmail'>

/** The changes that a user with this role may make. `sell` on a sold reservation corrects the sale. */
export function changesOf(reservation: Changed, role: Role): ReservationChange[] {
  return possibleChanges(reservation).filter(
    (change) => explainImpossible(change, reservation, role) === undefined,
  )
}

function possibleChanges({ state }: Changed): ReservationChange[] {
  if (state === 'running') return ['extend', 'sell', 'release']
  return state === 'sold' ? ['sell', 'resume'] : ['resume']
}

const { problems } = reservationsText

/** Returns why the user cannot make the change; undefined where it can be made. */
export function explainImpossible(
  change: ReservationChange,
  reservation: Changed,
  role: Role,
): string | undefined {
  if (!possibleChanges(reservation).includes(change)) return problems.ended
  if (change === 'resume' && isErasedBuyer(reservation)) return problems.erased
  return isForAdmins(change, reservation) && role !== 'admin' ? problems.adminsOnly : undefined
}

/** Agents record sales. Only admins may correct or revert a recorded sale (decision 033). */
export function isForAdmins(change: ReservationChange, { state }: Pick<Changed, 'state'>): boolean {
  return (change === 'resume' || change === 'sell') && state === 'sold'
}
