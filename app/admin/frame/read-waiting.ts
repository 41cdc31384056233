import { type Database, versionsOf } from '../../../backend/data/database.ts'
import { countEnquiries } from '../../../backend/data/enquiries/enquiries.ts'
import { listRunningReservations } from '../../../backend/data/reservations/queries.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { endsSoon } from '../../../domain/reservation/days-left.ts'

/** A count, and the version of the collection at which it was read. */
export interface Waiting {
  count: number
  version: number
}

/** The collections whose link in the sidebar shows how many records wait for the sales team. */
export type WaitingKind = 'enquiries' | 'reservations'

/** Counts unread enquiries, and reservations that end today or tomorrow. */
const counts: Record<WaitingKind, (db: Database) => Promise<number>> = {
  enquiries: (db) => countEnquiries(db, { search: '', state: 'unread' }),
  async reservations(db) {
    const today = isoDay(new Date())
    return (await listRunningReservations(db)).filter((each) => endsSoon(each, today)).length
  },
}

export async function readWaiting(db: Database, kind: WaitingKind): Promise<Waiting> {
  const { [kind]: version = 0 } = await versionsOf(db, kind)
  return { count: await counts[kind](db), version }
}
