import { isoDay } from '../../../domain/formats/dates.ts'
import { erasedBuyer } from '../../../domain/personal-data/personal-data.ts'
import { expiredBefore, type Retention } from '../../../domain/personal-data/retention.ts'
import { type Database, emptyLog } from '../database.ts'
import { enquiryRecords } from '../enquiries/enquiry-rows.ts'
import { eraseBuyers } from '../reservations/lifecycle.ts'
import { getRetention } from '../settings.ts'

/** Deletes in batches of this size, so that other writers are not locked out for longer than a moment. */
const atOnce = 200

export interface Erased {
  enquiries: number
  reservations: number
}

/**
 * Deletes enquiries with their notes, and erases the buyers of reservations that ended unsold, when they are older
 * than the retention.
 */
export async function eraseExpired(db: Database, now: Date): Promise<Erased> {
  const erased = await deleteOld(db, now)
  // Also erases from the write-ahead log what people have deleted since the last run.
  await emptyLog(db)
  return erased
}

async function deleteOld(db: Database, now: Date): Promise<Erased> {
  const { values } = await getRetention(db)
  const erased = { enquiries: 0, reservations: 0 }
  const old = oldRecords(db, values, now)
  if (!old) return erased
  while (true) {
    const enquiries = idsOf(await old.enquiries.select('id').limit(atOnce).execute())
    const reservations = idsOf(await old.reservations.select('id').limit(atOnce).execute())
    if (enquiries.length + reservations.length === 0) return erased
    if (enquiries.length > 0) await enquiryRecords.removeAll(db, enquiries)
    await eraseBuyers(db, reservations)
    erased.enquiries += enquiries.length
    erased.reservations += reservations.length
  }
}

/** How many records this retention would erase. */
export async function countOld(db: Database, retention: Retention, now: Date): Promise<Erased> {
  const old = oldRecords(db, retention, now)
  if (!old) return { enquiries: 0, reservations: 0 }
  const [enquiries, reservations] = await Promise.all([
    old.enquiries.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    old.reservations.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { enquiries: Number(enquiries.count), reservations: Number(reservations.count) }
}

/** Queries for the records that are older than the retention; undefined when no retention is set. */
function oldRecords(db: Database, retention: Retention, now: Date) {
  const before = expiredBefore(retention, now)?.toISOString()
  if (!before) return undefined
  return {
    enquiries: db.readLong
      .selectFrom('enquiries')
      .where('submittedAt', '<', before)
      // An enquiry with a call that is still planned is not erased.
      .where(({ or, eb }) => or([eb('nextCallOn', 'is', null), eb('nextCallOn', '<', isoDay(now))])),
    reservations: db.readLong
      .selectFrom('reservations')
      .where('state', 'in', ['released', 'expired'])
      .where('endedAt', '<', before)
      .where('buyerName', '!=', erasedBuyer.buyerName),
  }
}

function idsOf(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id)
}
