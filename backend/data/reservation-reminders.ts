import type { Reservation } from '../../domain/reservation/reservation.ts'
import type { Database } from './database.ts'
import { storedReservations } from './reservations/queries.ts'
import { listRunningReservations } from './running-reservations.ts'

/** Those that end on this day or before it, and of which nobody has been told yet. */
export async function listUnreminded(db: Database, day: string): Promise<Reservation[]> {
  const running = await listRunningReservations(db)
  return running.filter(({ until, remindedAt }) => until <= day && remindedAt === null)
}

export async function noteReminded(db: Database, id: string): Promise<void> {
  await storedReservations.edit(db, id, () => ({ remindedAt: new Date().toISOString() }))
}
