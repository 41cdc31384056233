import type { Reservation, ReservationValues } from '../../../domain/reservation/reservation.ts'
import { reservationFields } from '../../../domain/reservation/reservation-fields.ts'
import type { Database } from '../database.ts'
import { findEnquiry } from '../enquiries/enquiries.ts'
import { noteReserved } from '../enquiries/enquiry-work.ts'
import { toColumns } from '../records/field-columns.ts'
import { NotFound, StaleRevision, unlessGone } from '../records/record-errors.ts'
import { recordsOf } from '../records/records.ts'
import {
  assertNotTaken,
  assertSpotsNotTaken,
  freedFrom,
  listOthers,
  lockUnits,
  setStatuses,
} from '../reserved-units.ts'
import { reservationFromRow } from '../running-reservations.ts'
import type { Collection } from '../schema.ts'
import { findUser } from '../users/find-users.ts'
import { ReservationRefused } from './errors.ts'

export const storedReservations = recordsOf('reservations', reservationFromRow)

/** What a reservation changes: itself, its apartment, its parking spots. */
export const touchedByReservation: [Collection, ...Collection[]] = [
  'reservations',
  'apartments',
  'parkingSpots',
]

/** Oldest first. */
export async function listReservations(db: Database): Promise<Reservation[]> {
  const rows = await db.read
    .selectFrom('reservations')
    .selectAll()
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(reservationFromRow)
}

/** Oldest first; those that are still there. */
export async function listReservationsById(db: Database, ids: readonly string[]): Promise<Reservation[]> {
  const found: Reservation[] = []
  for (let start = 0; start < ids.length; start += idsAtOnce) {
    const some = ids.slice(start, start + idsAtOnce)
    const rows = await db.read.selectFrom('reservations').selectAll().where('id', 'in', some).execute()
    found.push(...rows.map(reservationFromRow))
  }
  return found.sort((one, other) => one.createdAt.localeCompare(other.createdAt))
}

const idsAtOnce = 500

export async function findReservation(db: Database, id: string): Promise<Reservation | undefined> {
  const row = await db.read.selectFrom('reservations').selectAll().where('id', '=', id).executeTakeFirst()
  return row && reservationFromRow(row)
}

/** What came of an enquiry: the newest reservation that was made from it. */
export async function findReservationOfEnquiry(
  db: Database,
  enquiryId: string,
): Promise<Reservation | undefined> {
  const row = await db.read
    .selectFrom('reservations')
    .selectAll()
    .where('enquiryId', '=', enquiryId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .executeTakeFirst()
  return row && reservationFromRow(row)
}

/**
 * Sets the apartment and its parking spots to reserved. Their rows are locked first: of several at once one finds them free, and the
 * others are refused. Adding once more under the same id adds no second one.
 */
export async function addReservation(
  db: Database,
  values: ReservationValues,
  id: string = crypto.randomUUID(),
): Promise<Reservation> {
  const step = asOneStep(db)
  return db.write(touchedByReservation, async (trx) => {
    const units = await lockUnits(trx, values)
    const found = await findReservation(db, id)
    if (found) return addedAgain(db, found, values)
    await assertKnownAgent(db, values.agentId)
    assertNotTaken(values, units, { status: 'available', others: await listOthers(db, id) })
    const added = await storedReservations.add(step, {
      ...toColumns(reservationFields, values),
      id,
      enquiryId: await noteInEnquiry(step, values.enquiryId),
      state: 'running',
      finalPrice: null,
      contractDate: null,
      endedAt: null,
      remindedAt: null,
    })
    await setStatuses(step, units, () => 'reserved')
    return reservationFromRow(added)
  })
}

/**
 * While it runs, places that are added become reserved, and those that are taken out are free again. A later last day is
 * reminded of anew.
 */
export async function reviseReservation(
  db: Database,
  id: string,
  revision: number,
  values: ReservationValues,
): Promise<Reservation> {
  const step = asOneStep(db)
  return db.write(touchedByReservation, async (trx) => {
    const before = await getReservation(db, id, revision)
    assertMayChangeSale(db, before)
    if (values.apartmentId !== before.apartmentId) throw new ReservationRefused({ kind: 'other-home' })
    if (values.agentId !== before.agentId) await assertKnownAgent(db, values.agentId)
    if (values.enquiryId !== before.enquiryId) await assertKnownEnquiry(db, values.enquiryId)
    const added = without(values.parkingSpotIds, before.parkingSpotIds)
    const removed = without(before.parkingSpotIds, values.parkingSpotIds)
    if (added.length + removed.length > 0) {
      if (before.state !== 'running') throw new ReservationRefused({ kind: 'ended' })
      const { spots } = await lockUnits(trx, {
        apartmentId: before.apartmentId,
        parkingSpotIds: [...added, ...removed],
      })
      const others = await listOthers(db, id)
      assertSpotsNotTaken(added, spots, { status: 'available', others })
      const [now, free] = [added, removed].map((ids) => spots.filter((spot) => ids.includes(spot.id)))
      await setStatuses(step, { apartment: undefined, spots: now ?? [] }, () => 'reserved')
      await setStatuses(step, { apartment: undefined, spots: free ?? [] }, freedFrom(others))
    }
    const row = await storedReservations.revise(step, id, revision, {
      ...toColumns(reservationFields, values),
      ...(values.until !== before.until && { remindedAt: null }),
    })
    return reservationFromRow(row)
  })
}

/** A reservation, its apartment, its parking spots and its enquiry change together: they are one entry of the history. */
export function asOneStep(db: Database): Database {
  return db.batch === null ? db.asBatch() : db
}

/** As its revision says; throws when it has another one by now. */
export async function getReservation(db: Database, id: string, revision: number): Promise<Reservation> {
  const found = await findReservation(db, id)
  if (!found) throw new NotFound()
  if (found.revision !== revision) throw new StaleRevision()
  return found
}

/** A sale is counted and paid: agents record it, and administrators correct it. */
export function assertMayChangeSale(db: Database, { state }: Pick<Reservation, 'state'>): void {
  if (state === 'sold' && db.actor.kind === 'agent') throw new ReservationRefused({ kind: 'admins-only' })
}

/** Sent twice: what was typed since goes on top. An enquiry that was gone the first time is still gone. */
async function addedAgain(db: Database, found: Reservation, values: ReservationValues): Promise<Reservation> {
  const enquiryId = values.enquiryId && (await findEnquiry(db, values.enquiryId)) ? values.enquiryId : null
  const again = { ...values, enquiryId }
  return isSame(found, again) ? found : reviseReservation(db, found.id, 1, again)
}

function isSame(found: Reservation, values: ReservationValues): boolean {
  const names = Object.keys(values) as (keyof ReservationValues)[]
  return names.every((name) => JSON.stringify(found[name]) === JSON.stringify(values[name]))
}

function without(ids: string[], others: string[]): string[] {
  return ids.filter((id) => !others.includes(id))
}

/** Only people who can sign in look after reservations; one who left keeps those that he has. */
async function assertKnownAgent(db: Database, agentId: string | null): Promise<void> {
  if (agentId !== null && (await findUser(db, agentId))?.state !== 'active')
    throw new ReservationRefused({ kind: 'unknown-agent' })
}

async function assertKnownEnquiry(db: Database, enquiryId: string | null): Promise<void> {
  if (enquiryId !== null && !(await findEnquiry(db, enquiryId)))
    throw new ReservationRefused({ kind: 'unknown-enquiry' })
}

/** The enquiry that led to it has come that far; one that was deleted meanwhile leaves no link behind. */
export async function noteInEnquiry(db: Database, enquiryId: string | null): Promise<string | null> {
  if (enquiryId === null) return null
  const enquiry = await noteReserved(db, enquiryId).catch(unlessGone)
  return enquiry ? enquiryId : null
}
