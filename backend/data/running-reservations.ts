import type { Reservation } from '../../domain/reservation/reservation.ts'
import { reservationFields } from '../../domain/reservation/reservation-fields.ts'
import type { Database } from './database.ts'
import { fromColumns } from './records/field-columns.ts'
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

export function reservationFromRow(row: ReservationRow): Reservation {
  return fromColumns(reservationFields, row)
}
