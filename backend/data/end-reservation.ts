import { isForgottenBuyer } from '../../domain/personal-data/personal-data.ts'
import type { Reservation, Sale } from '../../domain/reservation/reservation.ts'
import type { Database } from './database.ts'
import { noteLetGo } from './enquiry-work.ts'
import { StaleRevision, unlessGone } from './record-refusals.ts'
import { ReservationRefused } from './reservation-refusals.ts'
import {
  asOneStep,
  freed,
  getReservation,
  noteInEnquiry,
  reservationRecords,
  touchedByReservation,
} from './reservations.ts'
import { lockThings, type ReservedThings, refuseTaken, setStatuses } from './reserved-things.ts'
import { listRunningReservations, reservationFromRow } from './running-reservations.ts'
import type { ReservationRow } from './schema.ts'

/** Frees the home and the places, unless somebody has set another status meanwhile; its enquiry is at the offer again. */
export async function releaseReservation(db: Database, id: string, revision: number): Promise<Reservation> {
  return letGo(db, id, revision, 'released')
}

/** The home and the places are sold with it. A sale can be corrected by selling once more. */
export async function sellReservation(
  db: Database,
  id: string,
  revision: number,
  { finalPrice, contractDate }: Sale,
): Promise<Reservation> {
  const step = asOneStep(db)
  return db.write(touchedByReservation, async (trx) => {
    const before = await getReservation(db, id, revision)
    if (before.state !== 'running' && before.state !== 'sold') throw new ReservationRefused({ kind: 'ended' })
    if (before.state === 'running') await setStatuses(step, await lockThings(trx, before), () => 'sold')
    const endedAt = before.endedAt ?? db.now().toISOString()
    return revised(step, before, { state: 'sold', finalPrice, contractDate, endedAt })
  })
}

/** Those whose last day is before `today`, a day of Sofia. Returns them. */
export async function expireReservations(db: Database, today: string): Promise<Reservation[]> {
  const over = (await listRunningReservations(db)).filter(({ until }) => until < today)
  const ended: Reservation[] = []
  for (const { id, revision } of over) {
    const expired = await letGo(db, id, revision, 'expired').catch(unlessChanged)
    if (expired) ended.push(expired)
  }
  return ended
}

/**
 * Takes a release, an expiry or a sale back: it runs again, until this day. Refused when somebody else has got the home or
 * a place, or has set another status since, and when its
 * buyer was forgotten.
 */
export async function resumeReservation(
  db: Database,
  id: string,
  revision: number,
  until: string,
): Promise<Reservation> {
  const step = asOneStep(db)
  return db.write(touchedByReservation, async (trx) => {
    const before = await getReservation(db, id, revision)
    if (before.state === 'running') throw new StaleRevision()
    if (isForgottenBuyer(before)) throw new ReservationRefused({ kind: 'forgotten' })
    const things = await lockThings(trx, before)
    const status = before.state === 'sold' ? 'sold' : 'available'
    await refuseTaken(db, before, things, { status, exceptId: id })
    await refuseSoldToOthers(db, before, things)
    await setStatuses(step, things, () => 'reserved')
    if (before.state !== 'sold') await noteInEnquiry(step, before.enquiryId)
    const running = { finalPrice: null, contractDate: null, endedAt: null, remindedAt: null }
    return revised(step, before, { state: 'running', until, ...running })
  })
}

/** A home that was set free by hand may have been sold to somebody else since. */
async function refuseSoldToOthers(
  db: Database,
  { id, apartmentId }: Reservation,
  { home }: ReservedThings,
): Promise<void> {
  const other = await db.read
    .selectFrom('reservations')
    .select('id')
    .where('apartmentId', '=', apartmentId)
    .where('state', '=', 'sold')
    .where('id', '!=', id)
    .executeTakeFirst()
  if (other) throw new ReservationRefused({ kind: 'home-taken', number: home?.number })
}

async function letGo(db: Database, id: string, revision: number, state: 'released' | 'expired') {
  const step = asOneStep(db)
  return db.write(touchedByReservation, async (trx) => {
    const before = await getReservation(db, id, revision)
    if (before.state !== 'running') throw new ReservationRefused({ kind: 'ended' })
    await setStatuses(step, await lockThings(trx, before), freed)
    await takeBackInEnquiry(step, before)
    return revised(step, before, { state, endedAt: db.now().toISOString() })
  })
}

/** Somebody may have reserved two homes with one enquiry: then the other one still counts. */
async function takeBackInEnquiry(db: Database, { id, enquiryId }: Reservation): Promise<void> {
  if (enquiryId === null) return
  const other = await db.read
    .selectFrom('reservations')
    .select('id')
    .where('enquiryId', '=', enquiryId)
    .where('state', 'in', ['running', 'sold'])
    .where('id', '!=', id)
    .executeTakeFirst()
  if (!other) await noteLetGo(db, enquiryId).catch(unlessGone)
}

async function revised(db: Database, { id, revision }: Reservation, values: Partial<ReservationRow>) {
  return reservationFromRow(await reservationRecords.revise(db, id, revision, values))
}

/** Somebody is at work on it: it is looked at again next time. */
function unlessChanged(error: unknown): undefined {
  if (error instanceof StaleRevision || error instanceof ReservationRefused) return
  unlessGone(error)
}
