import type { ListPrice } from '../../../domain/reservation/discount.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import type { Database } from '../database.ts'
import { NotFound } from '../records/record-errors.ts'
import { findUser } from '../users/find-users.ts'
import { getReservation } from './queries.ts'
import { reservationCollections, reviseStored } from './stored-reservations.ts'

/** What is noted with a sale, so that a later change of prices and percents does not alter the past. */
export interface SaleTerms extends ListPrice {
  commissionRate: number
}

/** The commission of an agent as it is now; 0 for nobody and for administrators. */
export async function rateOf(db: Database, agentId: string | null): Promise<number> {
  if (agentId === null) return 0
  return (await findUser(db, agentId))?.commissionRate ?? 0
}

/** Corrects the commission of one sale. Throws StaleRevision, and NotFound for what is not sold. */
export async function correctCommission(
  db: Database,
  id: string,
  revision: number,
  commissionRate: number,
): Promise<Reservation> {
  return db.write(reservationCollections, async () => {
    const before = await getReservation(db, id, revision)
    if (before.state !== 'sold') throw new NotFound()
    return reviseStored(db, before, { commissionRate })
  })
}
