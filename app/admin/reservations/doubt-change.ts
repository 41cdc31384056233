import type { Database } from '../../../backend/data/database.ts'
import { type Doubt, newDoubts } from '../../../domain/record/doubt.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import { doubtSale } from '../../../domain/reservation/sale-doubts.ts'
import type { ChangeValues } from './change-schemas.ts'
import { findListPrice } from './list-price.ts'
import type { ReservationChange } from './reservation-changes.ts'

/** What is unlikely about a change; what a sale had before is not asked again when it is corrected. */
export async function doubtChange(
  db: Database,
  change: ReservationChange,
  { reservation, values }: { reservation: Reservation; values: ChangeValues },
): Promise<Doubt[]> {
  if (change !== 'sell') return []
  const known = { listPrice: await findListPrice(db, reservation), from: reservation.from }
  return newDoubts(doubtSale(values, known), doubtSale(reservation, known))
}
