import type { Reservation } from '../../domain/reservation/reservation.ts'
import { reservationFields } from '../../domain/reservation/reservation-fields.ts'
import type { Database } from './database.ts'
import { fromColumns } from './field-columns.ts'
import { ReservedNow } from './reservation-refusals.ts'
import type { ReservationRow } from './schema.ts'

/** Those that end first come first. */
export async function listRunningReservations(db: Database): Promise<Reservation[]> {
  const rows = await db.read
    .selectFrom('reservations')
    .selectAll()
    .where('state', '=', 'running')
    .orderBy('until')
    .orderBy('id')
    .execute()
  return rows.map(reservationFromRow)
}

export async function findRunningReservation(
  db: Database,
  apartmentId: string,
): Promise<Reservation | undefined> {
  const row = await db.read
    .selectFrom('reservations')
    .selectAll()
    .where('state', '=', 'running')
    .where('apartmentId', '=', apartmentId)
    .executeTakeFirst()
  return row && reservationFromRow(row)
}

export async function findRunningReservationOfSpot(
  db: Database,
  spotId: string,
): Promise<Reservation | undefined> {
  const running = await listRunningReservations(db)
  return running.find(({ parkingSpotIds }) => parkingSpotIds.includes(spotId))
}

/** Which of these homes are held. */
export async function listReservationsOfHomes(db: Database, ids: string[]): Promise<Reservation[]> {
  const chosen = new Set(ids)
  return (await listRunningReservations(db)).filter(({ apartmentId }) => chosen.has(apartmentId))
}

export async function listReservationsOfSpots(db: Database, ids: string[]): Promise<Reservation[]> {
  const chosen = new Set(ids)
  const running = await listRunningReservations(db)
  return running.filter(({ parkingSpotIds }) => parkingSpotIds.some((id) => chosen.has(id)))
}

/** For the transaction that has deleted the home: whoever reserves it at the same moment waits for its row. */
export async function refuseReservedHome(db: Database, apartmentId: string): Promise<void> {
  if (await findRunningReservation(db, apartmentId)) throw new ReservedNow()
}

export async function refuseReservedSpot(db: Database, spotId: string): Promise<void> {
  if (await findRunningReservationOfSpot(db, spotId)) throw new ReservedNow()
}

export function reservationFromRow(row: ReservationRow): Reservation {
  return fromColumns(reservationFields, row)
}
