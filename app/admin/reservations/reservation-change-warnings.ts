import type { Database } from '../../../backend/data/database.ts'
import { newWarnings, type Warning } from '../../../domain/record/warning.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import { saleWarnings } from '../../../domain/reservation/sale-warnings.ts'
import { termWarnings } from '../../../domain/reservation/term-warnings.ts'
import type { ChangeValues } from './change-schemas.ts'
import { findListPrice } from './list-price.ts'
import { readReservationTerms } from './read-reservation-terms.ts'
import type { ReservationChange } from './reservation-changes.ts'

/** What is unlikely about a change; what it had before is not asked again. */
export async function reservationChangeWarnings(
  db: Database,
  change: ReservationChange,
  { reservation, values }: { reservation: Reservation; values: ChangeValues },
): Promise<Warning[]> {
  if (change === 'release') return []
  if (change !== 'sell') {
    const terms = await readReservationTerms(db, reservation)
    const { until = reservation.until } = values
    return newWarnings(termWarnings({ ...reservation, until }, terms), termWarnings(reservation, terms))
  }
  const known = { listPrice: await findListPrice(db, reservation), from: reservation.from }
  return newWarnings(saleWarnings(values, known), saleWarnings(reservation, known))
}
