import { isErasedBuyer } from '../../../domain/personal-data/personal-data.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import type { User } from '../../../domain/sign-in.ts'
import { reservationsText } from '../../../text/admin/reservations.ts'

/** The changes with a screen of their own; each is the last part of its URL. */
export const reservationChanges = ['extend', 'release', 'sell', 'resume'] as const
export type ReservationChange = (typeof reservationChanges)[number]

type Changed = Pick<Reservation, 'state' | 'agentId' | 'buyerName' | 'buyerPhone' | 'buyerEmail'>

export type Changer = Pick<User, 'id' | 'role'>

/** Agents change their own reservations, and those that nobody has. */
export function isOwnOrFree({ agentId }: Pick<Reservation, 'agentId'>, { id, role }: Changer): boolean {
  return role === 'admin' || agentId === null || agentId === id
}

/** The changes that the user may make. `sell` on a sold reservation corrects the sale. */
export function changesOf(reservation: Changed, user: Changer): ReservationChange[] {
  return possibleChanges(reservation).filter(
    (change) => explainImpossible(change, reservation, user) === undefined,
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
  user: Changer,
): string | undefined {
  if (!possibleChanges(reservation).includes(change)) return problems.ended
  if (change === 'resume' && isErasedBuyer(reservation)) return problems.erased
  if (isForAdmins(change, reservation) && user.role !== 'admin') return problems.adminsOnly
  return isOwnOrFree(reservation, user) ? undefined : problems.notYours
}

/** Agents record sales. Only admins may correct or revert a recorded sale (decision 033). */
export function isForAdmins(change: ReservationChange, { state }: Pick<Changed, 'state'>): boolean {
  return (change === 'resume' || change === 'sell') && state === 'sold'
}
