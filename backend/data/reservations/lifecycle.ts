import { erasedBuyer, isErasedBuyer } from '../../../domain/personal-data/personal-data.ts'
import type { Reservation, ReservationValues, Sale } from '../../../domain/reservation/reservation.ts'
import { reservationFields } from '../../../domain/reservation/reservation-fields.ts'
import type { Status } from '../../../domain/status.ts'
import { setApartmentStatus } from '../apartments.ts'
import type { Database } from '../database.ts'
import type { OpenTransaction } from '../engine.ts'
import { findEnquiry } from '../enquiries/enquiries.ts'
import { resetReservedStage, setReservedStage } from '../enquiries/enquiry-work.ts'
import { updateParkingSpot } from '../parking-spots.ts'
import { toColumns } from '../records/field-columns.ts'
import { ignoreNotFound, StaleRevision } from '../records/record-errors.ts'
import { lockRecord, recordsOf } from '../records/records.ts'
import type { Collection, ParkingSpotRow, ReservationRow } from '../schema.ts'
import {
  assertKnownAgent,
  assertMayChangeSale,
  assertNotDraft,
  assertNotTaken,
  assertSpotsNotTaken,
  ReservationRefused,
  type UnitIds,
  type UnitRows,
} from './errors.ts'
import {
  findReservation,
  getReservation,
  listActiveReservations,
  listRunningReservations,
  reservationFromRow,
} from './queries.ts'

export const storedReservations = recordsOf('reservations', reservationFromRow)

export const reservationCollections: [Collection, ...Collection[]] = [
  'reservations',
  'apartments',
  'parkingSpots',
]

/**
 * Sets the apartment and its parking spots to reserved. Their rows are locked first: of several requests at once one
 * finds them available, and the others are refused. Adding once more under the same id adds no second reservation.
 */
export async function addReservation(
  db: Database,
  values: ReservationValues,
  id: string = crypto.randomUUID(),
): Promise<Reservation> {
  const batch = inOneBatch(db)
  return db.write(reservationCollections, async (trx) => {
    const units = await lockUnits(trx, values)
    const found = await findReservation(db, id)
    if (found) return addedAgain(db, found, values)
    await assertKnownAgent(db, values.agentId)
    assertNotDraft(units.apartment)
    assertNotTaken(values, units, { status: 'available', others: await listOthers(db, id) })
    const added = await storedReservations.add(batch, {
      ...toColumns(reservationFields, values),
      id,
      enquiryId: await setEnquiryReserved(batch, values.enquiryId),
      state: 'running',
      finalPrice: null,
      contractDate: null,
      endedAt: null,
      remindedAt: null,
    })
    await setStatuses(batch, units, () => 'reserved')
    return reservationFromRow(added)
  })
}

/**
 * The form was sent twice: what was typed since the first time is saved over the reservation. An enquiry that
 * was deleted meanwhile is left out.
 */
async function addedAgain(db: Database, found: Reservation, values: ReservationValues): Promise<Reservation> {
  const enquiryId = values.enquiryId && (await findEnquiry(db, values.enquiryId)) ? values.enquiryId : null
  const again = { ...values, enquiryId }
  const before: Record<string, unknown> = { ...found }
  const isSame = Object.entries(again).every(
    ([name, value]) => JSON.stringify(before[name]) === JSON.stringify(value),
  )
  return isSame ? found : reviseReservation(db, found.id, 1, again)
}

/**
 * Parking spots that are added become reserved, and those that are taken out available, as long as the reservation runs.
 * Another last day leads to another reminder.
 */
export async function reviseReservation(
  db: Database,
  id: string,
  revision: number,
  values: ReservationValues,
): Promise<Reservation> {
  const batch = inOneBatch(db)
  return db.write(reservationCollections, async (trx) => {
    const before = await getReservation(db, id, revision)
    assertMayChangeSale(db, before)
    if (values.apartmentId !== before.apartmentId) throw new ReservationRefused({ kind: 'other-apartment' })
    if (values.agentId !== before.agentId) await assertKnownAgent(db, values.agentId)
    if (values.enquiryId !== before.enquiryId) await assertKnownEnquiry(db, values.enquiryId)
    const added = values.parkingSpotIds.filter((spot) => !before.parkingSpotIds.includes(spot))
    const removed = before.parkingSpotIds.filter((spot) => !values.parkingSpotIds.includes(spot))
    if (added.length + removed.length > 0) {
      if (before.state !== 'running') throw new ReservationRefused({ kind: 'ended' })
      const { apartmentId } = before
      const { spots } = await lockUnits(trx, { apartmentId, parkingSpotIds: [...added, ...removed] })
      const others = await listOthers(db, id)
      assertSpotsNotTaken(added, spots, { status: 'available', others })
      await setSpotStatuses(batch, pickSpots(spots, added), () => 'reserved')
      await setSpotStatuses(batch, pickSpots(spots, removed), freedFrom(others))
    }
    return revised(batch, before, {
      ...toColumns(reservationFields, values),
      ...(values.until !== before.until && { remindedAt: null }),
    })
  })
}

/**
 * Makes the units available, unless another active reservation holds them or somebody has set another status meanwhile.
 * The enquiry is at the stage „offer“ again.
 */
export async function releaseReservation(db: Database, id: string, revision: number): Promise<Reservation> {
  return release(db, id, revision, 'released')
}

/**
 * Ends running reservations whose last day is before `today`, a day in the time zone of Sofia. `onExpired` runs
 * in the transaction that ends the reservation.
 */
export async function expireReservations(
  db: Database,
  today: string,
  onExpired: (ended: Reservation) => Promise<unknown> = async () => {},
): Promise<void> {
  const over = (await listRunningReservations(db)).filter(({ until }) => until < today)
  for (const { id, revision } of over)
    await db
      .write(reservationCollections, async () => onExpired(await release(db, id, revision, 'expired')))
      .catch(unlessChanged)
}

/** For `catch`: ignores that somebody has changed the reservation meanwhile. The next run looks at it again. */
function unlessChanged(error: unknown): void {
  if (error instanceof StaleRevision || error instanceof ReservationRefused) return
  ignoreNotFound(error)
}

async function release(db: Database, id: string, revision: number, state: 'released' | 'expired') {
  const batch = inOneBatch(db)
  return db.write(reservationCollections, async (trx) => {
    const before = await getReservation(db, id, revision)
    if (before.state !== 'running') throw new ReservationRefused({ kind: 'ended' })
    const units = await lockUnits(trx, before)
    await setStatuses(batch, units, freedFrom(await listOthers(db, id)))
    await releaseEnquiry(batch, before)
    return revised(batch, before, { state, endedAt: db.now().toISOString() })
  })
}

/**
 * Sells the units. Refused while one of them has another recorded sale. Selling once more corrects the sale.
 */
export async function sellReservation(
  db: Database,
  id: string,
  revision: number,
  { finalPrice, contractDate }: Sale,
): Promise<Reservation> {
  const batch = inOneBatch(db)
  return db.write(reservationCollections, async (trx) => {
    const before = await getReservation(db, id, revision)
    if (before.state !== 'running' && before.state !== 'sold') throw new ReservationRefused({ kind: 'ended' })
    assertMayChangeSale(db, before)
    if (before.state === 'running') {
      const units = await lockUnits(trx, before)
      // Data of earlier releases may have a running reservation of what is sold already.
      const sales = (await listOthers(db, id)).filter(({ state }) => state === 'sold')
      assertNotTaken(existingUnits(before, units), units, { others: sales })
      await setStatuses(batch, units, () => 'sold')
    }
    const endedAt = before.endedAt ?? db.now().toISOString()
    return revised(batch, before, { state: 'sold', finalPrice, contractDate, endedAt })
  })
}

/**
 * Takes a release, an expiry or a sale back: the reservation runs again, until this day. Refused when another active
 * reservation has got a unit, when the buyer's data was erased, and, unless it was a sale, when somebody has set another
 * status since. Of two sales of one unit the newer one is taken back first.
 */
export async function resumeReservation(
  db: Database,
  id: string,
  revision: number,
  until: string,
): Promise<Reservation> {
  const batch = inOneBatch(db)
  return db.write(reservationCollections, async (trx) => {
    const before = await getReservation(db, id, revision)
    if (before.state === 'running') throw new StaleRevision()
    if (isErasedBuyer(before)) throw new ReservationRefused({ kind: 'erased' })
    const units = await lockUnits(trx, before)
    assertNotDraft(units.apartment)
    const others = await listOthers(db, id)
    if (before.state === 'sold')
      assertNotTaken(existingUnits(before, units), units, { others: others.filter(isAheadOf(before)) })
    else assertNotTaken(before, units, { status: 'available', others })
    await setStatuses(batch, units, () => 'reserved')
    if (before.state !== 'sold') await setEnquiryReserved(batch, before.enquiryId)
    const running = { finalPrice: null, contractDate: null, endedAt: null, remindedAt: null }
    return revised(batch, before, { state: 'running', until, ...running })
  })
}

/** Whether another reservation runs, or was sold after this sale. */
function isAheadOf(sale: Reservation): (other: Reservation) => boolean {
  const moment = ({ endedAt, id }: Reservation) => `${endedAt} ${id}`
  return (other) => other.state === 'running' || moment(other) > moment(sale)
}

/**
 * The units of a reservation without deleted parking spots: earlier releases let parking spots of a sale be
 * deleted, and no other reservation can hold a deleted one.
 */
function existingUnits({ apartmentId }: Reservation, { spots }: UnitRows): UnitIds {
  return { apartmentId, parkingSpotIds: spots.map(({ id }) => id) }
}

export async function markReminded(db: Database, id: string): Promise<void> {
  await storedReservations.edit(db, id, () => ({ remindedAt: new Date().toISOString() }))
}

/** Erases the personal data. The reservations stay, because sales are counted by them. */
export async function eraseBuyers(db: Database, ids: string[]): Promise<void> {
  for (const id of ids) await storedReservations.edit(db, id, () => erasedBuyer).catch(ignoreNotFound)
}

/**
 * The database with a batch, so that the changes of a reservation, its units and its enquiry are one entry of
 * the history.
 */
function inOneBatch(db: Database): Database {
  return db.batch === null ? db.asBatch() : db
}

async function revised(db: Database, { id, revision }: Reservation, values: Partial<ReservationRow>) {
  return reservationFromRow(await storedReservations.revise(db, id, revision, values))
}

/** Locks the apartment, then the parking spots by id: the same order everywhere, so that no two transactions deadlock. */
async function lockUnits(trx: OpenTransaction, { apartmentId, parkingSpotIds }: UnitIds): Promise<UnitRows> {
  const apartment = (await lockRecord(trx, 'apartments', apartmentId).catch(ignoreNotFound)) ?? undefined
  const spots: ParkingSpotRow[] = []
  for (const id of [...new Set(parkingSpotIds)].sort()) {
    const spot = await lockRecord(trx, 'parkingSpots', id).catch(ignoreNotFound)
    if (spot) spots.push(spot)
  }
  return { apartment, spots }
}

async function listOthers(db: Database, exceptId: string): Promise<Reservation[]> {
  return (await listActiveReservations(db)).filter(({ id }) => id !== exceptId)
}

type NextStatus = (status: Status, id: string) => Status

/**
 * A reserved unit becomes available, unless one of `others` holds it. A unit with another status keeps it,
 * because a person has set it.
 */
function freedFrom(others: Reservation[]): NextStatus {
  return (status, id) => {
    if (status !== 'reserved') return status
    const holder = others.find((other) => other.apartmentId === id || other.parkingSpotIds.includes(id))
    if (!holder) return 'available'
    return holder.state === 'sold' ? 'sold' : 'reserved'
  }
}

async function setStatuses(db: Database, { apartment, spots }: UnitRows, next: NextStatus): Promise<void> {
  const status = apartment && next(apartment.status, apartment.id)
  if (status && status !== apartment.status)
    await setApartmentStatus(db, apartment.id, apartment.revision, status)
  await setSpotStatuses(db, spots, next)
}

async function setSpotStatuses(db: Database, spots: ParkingSpotRow[], next: NextStatus): Promise<void> {
  for (const { id, revision, status: before } of spots) {
    const status = next(before, id)
    if (status !== before) await updateParkingSpot(db, id, revision, { status })
  }
}

function pickSpots(spots: ParkingSpotRow[], ids: string[]): ParkingSpotRow[] {
  return spots.filter(({ id }) => ids.includes(id))
}

async function assertKnownEnquiry(db: Database, enquiryId: string | null): Promise<void> {
  if (enquiryId !== null && !(await findEnquiry(db, enquiryId)))
    throw new ReservationRefused({ kind: 'unknown-enquiry' })
}

/** Moves the enquiry to the stage „reservation“. Returns null, so that no link is stored, when it was deleted. */
async function setEnquiryReserved(db: Database, enquiryId: string | null): Promise<string | null> {
  if (enquiryId === null) return null
  const enquiry = await setReservedStage(db, enquiryId).catch(ignoreNotFound)
  return enquiry ? enquiryId : null
}

/**
 * Moves the enquiry of an ended reservation back to the stage „offer“, unless another active reservation was
 * made from the same enquiry.
 */
async function releaseEnquiry(db: Database, { id, enquiryId }: Reservation): Promise<void> {
  if (enquiryId === null) return
  const others = await listOthers(db, id)
  if (!others.some((other) => other.enquiryId === enquiryId))
    await resetReservedStage(db, enquiryId).catch(ignoreNotFound)
}
