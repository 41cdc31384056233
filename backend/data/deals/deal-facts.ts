import type { Instalment } from '../../../domain/deal/schedule.ts'
import type { Database } from '../database.ts'

/** What names a reservation and all that hangs on its deal: the apartment, and never the buyer, whose data may have to be erased. */
export function findDealFacts(db: Database, ids: readonly string[]) {
  return db.read
    .selectFrom('reservations')
    .leftJoin('apartments', 'apartments.id', 'reservations.apartmentId')
    .select(['reservations.id', 'reservations.apartmentId', 'apartments.number', 'apartments.entrance'])
    .where('reservations.id', 'in', ids)
    .execute()
}

export function findPaperFacts(db: Database, ids: readonly string[]) {
  return db.read
    .selectFrom('papers')
    .leftJoin('reservations', 'reservations.id', 'papers.dealId')
    .leftJoin('apartments', 'apartments.id', 'reservations.apartmentId')
    .select(['papers.id', 'apartments.number', 'apartments.entrance'])
    .where('papers.id', 'in', ids)
    .execute()
}

/** `moments` names the instalments of the deal by their ids. */
export async function findPaymentFacts(db: Database, ids: readonly string[]) {
  const rows = await db.read
    .selectFrom('payments')
    .leftJoin('schedules', 'schedules.id', 'payments.dealId')
    .leftJoin('reservations', 'reservations.id', 'payments.dealId')
    .leftJoin('apartments', 'apartments.id', 'reservations.apartmentId')
    .select(['payments.id', 'apartments.number', 'apartments.entrance', 'schedules.instalments'])
    .where('payments.id', 'in', ids)
    .execute()
  return rows.map(({ instalments, ...facts }) => {
    const known: Instalment[] = JSON.parse(instalments ?? '[]')
    return { ...facts, moments: Object.fromEntries(known.map(({ id, moment }) => [id, moment])) }
  })
}
