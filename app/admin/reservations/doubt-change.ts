import type { Database } from '../../../backend/data/database.ts'
import { type Doubt, newDoubts } from '../../../domain/record/doubt.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import { doubtSale } from '../../../domain/reservation/sale-doubts.ts'
import { doubtTerms } from '../../../domain/reservation/term-doubts.ts'
import type { ChangeValues } from './change-schemas.ts'
import { knownOf } from './known-of.ts'
import { findListPrice } from './list-price.ts'
import type { ReservationChange } from './reservation-changes.ts'

/** What is unlikely about a change; what it had before is not asked again. */
export async function doubtChange(
  db: Database,
  change: ReservationChange,
  { reservation, values }: { reservation: Reservation; values: ChangeValues },
): Promise<Doubt[]> {
  if (change === 'release') return []
  if (change !== 'sell') {
    const terms = await knownOf(db, reservation)
    const { until = reservation.until } = values
    return newDoubts(doubtTerms({ ...reservation, until }, terms), doubtTerms(reservation, terms))
  }
  const known = { listPrice: await findListPrice(db, reservation), from: reservation.from }
  return newDoubts(doubtSale(values, known), doubtSale(reservation, known))
}
