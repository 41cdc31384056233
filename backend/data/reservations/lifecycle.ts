import { isForgottenBuyer } from '../../../domain/personal-data/personal-data.ts'
import type { Reservation, Sale } from '../../../domain/reservation/reservation.ts'
import type { Database } from '../database.ts'
import { noteReleased } from '../enquiries/enquiry-work.ts'
import { StaleRevision, unlessGone } from '../records/record-errors.ts'
import {
  assertNotTaken,
  freedFrom,
  listOthers,
  lockUnits,
  type ReservedUnits,
  setStatuses,
} from '../reserved-units.ts'
import { listRunningReservations, reservationFromRow } from '../running-reservations.ts'
import type { ReservationRow } from '../schema.ts'
import { ReservationRefused } from './errors.ts'
import {
  asOneStep,
  assertMayChangeSale,
  getReservation,
  noteInEnquiry,
  storedReservations,
  touchedByReservation,
} from './queries.ts'

/** Frees the apartment and the parking spots, unless somebody has set another status meanwhile, or else holds them; its enquiry is at the offer again. */
export async function releaseReservation(db: Database, id: string, revision: number): Promise<Reservation> {
  return release(db, id, revision, 'released')
}

/**
 * The apartment and the parking spots are sold with it; refused while another sale of one stands. A sale can be corrected by selling
 * once more.
 */
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
    assertMayChangeSale(db, before)
    if (before.state === 'running') {
      const units = await lockUnits(trx, before)
      assertNotSoldToOthers(before, units, await listOthers(db, id))
      await setStatuses(step, units, () => 'sold')
    }
    const endedAt = before.endedAt ?? db.now().toISOString()
    return revised(step, before, { state: 'sold', finalPrice, contractDate, endedAt })
  })
}

/** Those whose last day is before `today`, a day of Sofia. Calls `told` for each, in the transaction that ends it. */
export async function expireReservations(
  db: Database,
  today: string,
  onExpired: (ended: Reservation) => Promise<unknown> = async () => {},
): Promise<void> {
  const over = (await listRunningReservations(db)).filter(({ until }) => until < today)
  for (const { id, revision } of over)
    await db
      .write(touchedByReservation, async () => onExpired(await release(db, id, revision, 'expired')))
      .catch(unlessChanged)
}

/**
 * Takes a release, an expiry or a sale back: it runs again, until this day. Refused when somebody else has got the apartment or
 * a place, when its buyer was forgotten, and, unless it is a sale, when somebody has set another status since. Of two
 * sales of one unit the newer one is taken back first.
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
    const units = await lockUnits(trx, before)
    const others = await listOthers(db, id)
    if (before.state === 'sold')
      assertNotTaken(whatIsLeft(before, units), units, { others: others.filter(isAhead(before)) })
    else assertNotTaken(before, units, { status: 'available', others })
    await setStatuses(step, units, () => 'reserved')
    if (before.state !== 'sold') await noteInEnquiry(step, before.enquiryId)
    const running = { finalPrice: null, contractDate: null, endedAt: null, remindedAt: null }
    return revised(step, before, { state: 'running', until, ...running })
  })
}

/** Runs, or was sold later. */
function isAhead(sale: Reservation): (other: Reservation) => boolean {
  const moment = ({ endedAt, id }: Reservation) => `${endedAt} ${id}`
  return (other) => other.state === 'running' || moment(other) > moment(sale)
}

/** Data of earlier versions may have a running reservation of what is sold already. */
function assertNotSoldToOthers(before: Reservation, units: ReservedUnits, others: Reservation[]): void {
  const sales = others.filter(({ state }) => state === 'sold')
  assertNotTaken(whatIsLeft(before, units), units, { others: sales })
}

/** Earlier versions let places of a sale be deleted: nobody else can have got those. */
function whatIsLeft({ apartmentId }: Reservation, { spots }: ReservedUnits) {
  return { apartmentId, parkingSpotIds: spots.map(({ id }) => id) }
}

async function release(db: Database, id: string, revision: number, state: 'released' | 'expired') {
  const step = asOneStep(db)
  return db.write(touchedByReservation, async (trx) => {
    const before = await getReservation(db, id, revision)
    if (before.state !== 'running') throw new ReservationRefused({ kind: 'ended' })
    const units = await lockUnits(trx, before)
    await setStatuses(step, units, freedFrom(await listOthers(db, id)))
    await takeBackInEnquiry(step, before)
    return revised(step, before, { state, endedAt: db.now().toISOString() })
  })
}

/** Somebody may have reserved two apartments with one enquiry: then the other one still counts. */
async function takeBackInEnquiry(db: Database, { id, enquiryId }: Reservation): Promise<void> {
  if (enquiryId === null) return
  const other = await db.read
    .selectFrom('reservations')
    .select('id')
    .where('enquiryId', '=', enquiryId)
    .where('state', 'in', ['running', 'sold'])
    .where('id', '!=', id)
    .executeTakeFirst()
  if (!other) await noteReleased(db, enquiryId).catch(unlessGone)
}

async function revised(db: Database, { id, revision }: Reservation, values: Partial<ReservationRow>) {
  return reservationFromRow(await storedReservations.revise(db, id, revision, values))
}

/** Somebody is at work on it: it is looked at again next time. */
function unlessChanged(error: unknown): undefined {
  if (error instanceof StaleRevision || error instanceof ReservationRefused) return
  unlessGone(error)
}
