import { isoDay } from '../../../domain/formats/dates.ts'
import { erasedBuyer } from '../../../domain/personal-data/personal-data.ts'
import { expiredBefore, type Retention } from '../../../domain/personal-data/retention.ts'
import { removeUnused, unusedClients } from '../clients/forget-client.ts'
import { type Database, emptyLog } from '../database.ts'
import { enquiryRecords } from '../enquiries/enquiry-rows.ts'
import { eraseBuyers } from '../reservations/lifecycle.ts'
import { getRetention } from '../settings.ts'
import { removeViewings } from '../viewings/viewings.ts'

/** Deletes in batches of this size, so that other writers are not locked out for longer than a moment. */
const atOnce = 200

export interface Erased {
  clients: number
  enquiries: number
  reservations: number
  viewings: number
}

/**
 * Deletes enquiries with their notes and viewings, and erases the buyers of reservations that ended unsold, when they are older
 * than the retention; then the clients that nothing hangs on any more and that nobody has changed for as long.
 */
export async function eraseExpired(db: Database, now: Date): Promise<Erased> {
  const erased = await deleteOld(db, now)
  // Also erases from the write-ahead log what people have deleted since the last run.
  await emptyLog(db)
  return erased
}

async function deleteOld(db: Database, now: Date): Promise<Erased> {
  const { values } = await getRetention(db)
  const erased = { clients: 0, enquiries: 0, reservations: 0, viewings: 0 }
  const old = oldRecords(db, values, now)
  if (!old) return erased
  while (true) {
    const enquiries = idsOf(await old.enquiries.select('id').limit(atOnce).execute())
    const reservations = idsOf(await old.reservations.select('id').limit(atOnce).execute())
    const viewings = idsOf(await old.viewings.select('id').limit(atOnce).execute())
    if (enquiries.length + reservations.length + viewings.length === 0) break
    if (enquiries.length > 0) await enquiryRecords.removeAll(db, enquiries)
    if (viewings.length > 0) await db.write('viewings', (trx) => removeViewings(db, trx, viewings))
    await eraseBuyers(db, reservations)
    erased.enquiries += enquiries.length
    erased.reservations += reservations.length
    erased.viewings += viewings.length
  }
  // A client whom somebody has written to meanwhile is found again and stays: then no more are deleted in this run.
  for (let gone = atOnce; gone === atOnce; erased.clients += gone)
    gone = await removeUnused(db, idsOf(await old.clients.limit(atOnce).execute()))
  return erased
}

/** How many records this retention would erase. */
export async function countOld(db: Database, retention: Retention, now: Date): Promise<Erased> {
  const old = oldRecords(db, retention, now)
  if (!old) return { clients: 0, enquiries: 0, reservations: 0, viewings: 0 }
  const [clients, enquiries, reservations, viewings] = await Promise.all([
    db.readLong
      .selectFrom(old.clients.as('old'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
    old.enquiries.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    old.reservations.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    old.viewings.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return {
    clients: Number(clients.count),
    enquiries: Number(enquiries.count),
    reservations: Number(reservations.count),
    viewings: Number(viewings.count),
  }
}

/** Queries for the records that are older than the retention; undefined when no retention is set. */
function oldRecords(db: Database, retention: Retention, now: Date) {
  const before = expiredBefore(retention, now)?.toISOString()
  if (!before) return undefined
  return {
    clients: unusedClients(db.readLong).where('clients.updatedAt', '<', before),
    enquiries: db.readLong
      .selectFrom('enquiries')
      .where('submittedAt', '<', before)
      // An enquiry with a call that is still planned is not erased.
      .where(({ or, eb }) => or([eb('nextCallOn', 'is', null), eb('nextCallOn', '<', isoDay(now))])),
    viewings: db.readLong.selectFrom('viewings').where('endsAt', '<', before),
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
