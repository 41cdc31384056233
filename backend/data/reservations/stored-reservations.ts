import type { Reservation } from '../../../domain/reservation/reservation.ts'
import type { Database } from '../database.ts'
import { recordsOf } from '../records/records.ts'
import type { Collection, ReservationRow } from '../schema.ts'
import { reservationFromRow } from './queries.ts'

export const storedReservations = recordsOf('reservations', reservationFromRow)

/** What a change of a reservation may change besides. */
export const reservationCollections: [Collection, ...Collection[]] = [
  'reservations',
  'apartments',
  'parkingSpots',
  'stores',
]

/**
 * The database with a batch, so that the changes of a reservation, its units and its enquiry are one entry of
 * the history.
 */
export function inOneBatch(db: Database): Database {
  return db.batch === null ? db.asBatch() : db
}

export async function reviseStored(
  db: Database,
  { id, revision }: Pick<Reservation, 'id' | 'revision'>,
  values: Partial<ReservationRow>,
): Promise<Reservation> {
  return reservationFromRow(await storedReservations.revise(db, id, revision, values))
}
