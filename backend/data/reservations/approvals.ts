import type { Warning } from '../../../domain/record/warning.ts'
import { type ListPrice, needsApproval, type Prices } from '../../../domain/reservation/discount.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import { discountWarnings } from '../../../domain/reservation/reservation-warnings.ts'
import type { Database } from '../database.ts'
import type { ReservationRow } from '../schema.ts'
import { getSalesRules } from '../settings.ts'
import { ReservationRefused } from './errors.ts'
import { getReservation, reservationFromRow } from './queries.ts'
import { reservationCollections, reviseStored } from './stored-reservations.ts'

type ApprovalColumns = Pick<
  ReservationRow,
  'approval' | 'approvalAskedBy' | 'approvalAskedAt' | 'approvalDecidedBy' | 'approvalNote'
>

export const noApproval: ApprovalColumns = {
  approval: 'none',
  approvalAskedBy: null,
  approvalAskedAt: null,
  approvalDecidedBy: null,
  approvalNote: '',
}

type Agreed = Pick<Reservation, 'agreedPrice' | 'approval'>

/** What a deal begins with. */
export const nothingAgreed: Agreed = { agreedPrice: 0, approval: 'none' }

/** Whether this price has to wait for an administrator. One who sets it has said yes by that. */
export async function mustWait(db: Database, terms: Prices, before: Agreed): Promise<boolean> {
  if (db.actor.kind !== 'agent') return false
  const { discountLimit } = (await getSalesRules(db)).values
  return needsApproval(terms, discountLimit, before)
}

/** Says before a save that the price will have to wait. */
export async function waitWarnings(db: Database, terms: Prices, before: Agreed): Promise<Warning[]> {
  const { discountLimit } = (await getSalesRules(db)).values
  return (await mustWait(db, terms, before)) ? discountWarnings(terms, discountLimit) : []
}

/** A request for an administrator's yes, in the name of the actor. */
export function askedNow(db: Database): ApprovalColumns {
  return {
    ...noApproval,
    approval: 'waiting',
    approvalAskedBy: db.actor.id,
    approvalAskedAt: db.now().toISOString(),
  }
}

interface Change extends ListPrice {
  changesUnits: boolean
}

/**
 * What becomes of the request when price or units change. A price that was allowed for other units says nothing of
 * these; without an agreed price it is the list price, which only waits where nobody knows it.
 */
export async function agreedTerms(
  db: Database,
  before: Reservation,
  { agreedPrice }: Pick<Reservation, 'agreedPrice'>,
  { changesUnits, ...list }: Change,
): Promise<Partial<ApprovalColumns>> {
  const known = changesUnits ? nothingAgreed : before
  if (await mustWait(db, { price: agreedPrice, ...list }, known)) return askedNow(db)
  const isStillAllowed =
    !changesUnits && agreedPrice > 0 && before.approval === 'approved' && agreedPrice >= before.agreedPrice
  return isStillAllowed ? {} : noApproval
}

/** A sale while the request waits: an administrator has said yes by selling, and an agent needs none at this price. */
export function settledBy(db: Database, { approval }: Reservation): Partial<ApprovalColumns> {
  if (approval !== 'waiting') return {}
  return db.actor.kind === 'agent' ? noApproval : { approval: 'approved', approvalDecidedBy: db.actor.id }
}

interface Decision {
  isApproved: boolean
  note: string
}

/** Of two administrators at once one decides: the other finds that the request no longer waits, or a newer revision. */
export async function decideDiscount(
  db: Database,
  id: string,
  revision: number,
  { isApproved, note }: Decision,
): Promise<Reservation> {
  return db.write(reservationCollections, async () => {
    const before = await getReservation(db, id, revision)
    if (db.actor.kind === 'agent') throw new ReservationRefused({ kind: 'admins-decide' })
    if (before.state !== 'running') throw new ReservationRefused({ kind: 'ended' })
    if (before.approval !== 'waiting') throw new ReservationRefused({ kind: 'not-waiting' })
    return reviseStored(db, before, {
      approval: isApproved ? 'approved' : 'refused',
      approvalDecidedBy: db.actor.id,
      approvalNote: note,
    })
  })
}

/** Running reservations whose discount somebody else has decided for whoever asked, the oldest question first. */
export async function listDecidedFor(db: Database, askedBy: string, limit: number): Promise<Reservation[]> {
  const rows = await db.read
    .selectFrom('reservations')
    .selectAll()
    .where('approval', 'in', ['approved', 'refused'])
    .where('state', '=', 'running')
    .where('approvalAskedBy', '=', askedBy)
    .where('approvalDecidedBy', '!=', askedBy)
    .orderBy('approvalAskedAt')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(reservationFromRow)
}

/** Running reservations whose discount waits for an administrator, the longest waiting first. */
export async function listWaitingApprovals(db: Database): Promise<Reservation[]> {
  const rows = await db.read
    .selectFrom('reservations')
    .selectAll()
    .where('approval', '=', 'waiting')
    .where('state', '=', 'running')
    .orderBy('approvalAskedAt')
    .orderBy('id')
    .execute()
  return rows.map(reservationFromRow)
}
