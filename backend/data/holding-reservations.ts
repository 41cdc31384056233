import type { Reservation } from '../../domain/reservation/reservation.ts'
import { statusWarnings } from '../../domain/reservation/reservation-warnings.ts'
import { compareReservations } from '../../domain/reservation/reservation-filters.ts'
import type { Status } from '../../domain/status.ts'
import type { Database } from './database.ts'
import { ReservedNow } from './reservation-refusals.ts'
import { reservationFromRow } from './running-reservations.ts'
import type { ReservationRow } from './schema.ts'

/** Those that run and those that became sales: a status is asked about when it contradicts one of them. */
export async function listHoldingReservations(db: Database): Promise<Reservation[]> {
  return inOrder(await holding(db).execute())
}

function holding(db: Database) {
  return db.read.selectFrom('reservations').selectAll().where('state', 'in', ['running', 'sold'])
}

function inOrder(rows: ReservationRow[]): Reservation[] {
  return rows.map(reservationFromRow).sort(compareReservations)
}

/** The one that runs, else the newest sale. */
export async function findHoldingReservation(
  db: Database,
  apartmentId: string,
): Promise<Reservation | undefined> {
  return inOrder(await holding(db).where('apartmentId', '=', apartmentId).execute())[0]
}

export async function findHoldingReservationOfSpot(
  db: Database,
  spotId: string,
): Promise<Reservation | undefined> {
  // Kept as JSON: what may hold the id is read, and looked at.
  const rows = await holding(db).where('parkingSpotIds', 'like', `%${spotId}%`).execute()
  return inOrder(rows).find(({ parkingSpotIds }) => parkingSpotIds.includes(spotId))
}

/** For the transaction that has deleted the home: whoever reserves it at the same moment waits for its row. */
export async function refuseReservedHome(db: Database, apartmentId: string): Promise<void> {
  refuseReserved(await findHoldingReservation(db, apartmentId))
}

export async function refuseReservedSpot(db: Database, spotId: string): Promise<void> {
  refuseReserved(await findHoldingReservationOfSpot(db, spotId))
}

function refuseReserved(holding: Reservation | undefined): void {
  if (holding) throw new ReservedNow(holding.state === 'sold')
}

interface StatusChange {
  before: Status
  now: Status
}

/** For the transaction that has changed the status: whoever reserves the home at the same moment waits for its row. */
export async function refuseHeldHome(db: Database, id: string, change: StatusChange): Promise<void> {
  refuseHeld(await findHoldingReservation(db, id), change)
}

export async function refuseHeldSpot(db: Database, id: string, change: StatusChange): Promise<void> {
  refuseHeld(await findHoldingReservationOfSpot(db, id), change)
}

function refuseHeld(holding: Reservation | undefined, change: StatusChange): void {
  if (holding && statusWarnings(change, holding).length > 0) throw new ReservedNow(holding.state === 'sold')
}
