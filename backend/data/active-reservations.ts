import type { Reservation } from '../../domain/reservation/reservation.ts'
import { compareReservations } from '../../domain/reservation/reservation-filters.ts'
import { statusWarnings } from '../../domain/reservation/reservation-warnings.ts'
import type { Status } from '../../domain/status.ts'
import type { Database } from './database.ts'
import { ReservedNow } from './reservations/errors.ts'
import { reservationFromRow } from './running-reservations.ts'
import type { ReservationRow } from './schema.ts'

/** Those that run and those that became sales: a status is asked about when it contradicts one of them. */
export async function listActiveReservations(db: Database): Promise<Reservation[]> {
  return inOrder(await active(db).execute())
}

function active(db: Database) {
  return db.read.selectFrom('reservations').selectAll().where('state', 'in', ['running', 'sold'])
}

function inOrder(rows: ReservationRow[]): Reservation[] {
  return rows.map(reservationFromRow).sort(compareReservations)
}

/** The one that runs, else the newest sale. */
export async function findActiveReservation(
  db: Database,
  apartmentId: string,
): Promise<Reservation | undefined> {
  return inOrder(await active(db).where('apartmentId', '=', apartmentId).execute())[0]
}

export async function findActiveReservationOfSpot(
  db: Database,
  spotId: string,
): Promise<Reservation | undefined> {
  // Kept as JSON: what may hold the id is read, and looked at.
  const rows = await active(db).where('parkingSpotIds', 'like', `%${spotId}%`).execute()
  return inOrder(rows).find(({ parkingSpotIds }) => parkingSpotIds.includes(spotId))
}

/** For the transaction that has deleted the apartment: whoever reserves it at the same moment waits for its row. */
export async function assertApartmentNotReserved(db: Database, apartmentId: string): Promise<void> {
  assertNotReserved(await findActiveReservation(db, apartmentId))
}

export async function assertSpotNotReserved(db: Database, spotId: string): Promise<void> {
  assertNotReserved(await findActiveReservationOfSpot(db, spotId))
}

function assertNotReserved(active: Reservation | undefined): void {
  if (active) throw new ReservedNow(active.state === 'sold')
}

interface StatusChange {
  before: Status
  now: Status
}

/** For the transaction that has changed the status: whoever reserves the apartment at the same moment waits for its row. */
export async function assertApartmentStatusAllowed(
  db: Database,
  id: string,
  change: StatusChange,
): Promise<void> {
  assertStatusAllowed(await findActiveReservation(db, id), change)
}

export async function assertSpotStatusAllowed(db: Database, id: string, change: StatusChange): Promise<void> {
  assertStatusAllowed(await findActiveReservationOfSpot(db, id), change)
}

function assertStatusAllowed(active: Reservation | undefined, change: StatusChange): void {
  if (active && statusWarnings(change, active).length > 0) throw new ReservedNow(active.state === 'sold')
}
