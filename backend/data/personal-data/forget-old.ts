import { isoDay } from '../../../domain/formats/dates.ts'
import { forgottenBuyer } from '../../../domain/personal-data/personal-data.ts'
import { forgottenBefore, type Retention } from '../../../domain/personal-data/retention.ts'
import { type Database, emptyLog } from '../database.ts'
import { enquiryRecords } from '../enquiries/enquiry-rows.ts'
import { forgetBuyers } from '../reservations/lifecycle.ts'
import { getRetention } from '../settings.ts'

/** Others write, too. */
const atOnce = 200

export interface Forgotten {
  enquiries: number
  reservations: number
}

/** Deletes what is older than the settings allow: enquiries with their notes, and buyers of reservations that ended unsold. */
export async function forgetOld(db: Database, now: Date): Promise<Forgotten> {
  const forgotten = await deleteOld(db, now)
  // Also for what people have deleted since the last time.
  await emptyLog(db)
  return forgotten
}

async function deleteOld(db: Database, now: Date): Promise<Forgotten> {
  const { values } = await getRetention(db)
  const forgotten = { enquiries: 0, reservations: 0 }
  const old = oldRecords(db, values, now)
  if (!old) return forgotten
  while (true) {
    const enquiries = idsOf(await old.enquiries.select('id').limit(atOnce).execute())
    const reservations = idsOf(await old.reservations.select('id').limit(atOnce).execute())
    if (enquiries.length + reservations.length === 0) return forgotten
    if (enquiries.length > 0) await enquiryRecords.removeAll(db, enquiries)
    await forgetBuyers(db, reservations)
    forgotten.enquiries += enquiries.length
    forgotten.reservations += reservations.length
  }
}

/** How much these settings would delete. */
export async function countOld(db: Database, retention: Retention, now: Date): Promise<Forgotten> {
  const old = oldRecords(db, retention, now)
  if (!old) return { enquiries: 0, reservations: 0 }
  const [enquiries, reservations] = await Promise.all([
    old.enquiries.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    old.reservations.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { enquiries: Number(enquiries.count), reservations: Number(reservations.count) }
}

/** Nothing while no period is set. */
function oldRecords(db: Database, retention: Retention, now: Date) {
  const before = forgottenBefore(retention, now)?.toISOString()
  if (!before) return undefined
  return {
    enquiries: db.readLong
      .selectFrom('enquiries')
      .where('submittedAt', '<', before)
      // Somebody is still to be called: the sales team is at work on it.
      .where(({ or, eb }) => or([eb('nextCallOn', 'is', null), eb('nextCallOn', '<', isoDay(now))])),
    reservations: db.readLong
      .selectFrom('reservations')
      .where('state', 'in', ['released', 'expired'])
      .where('endedAt', '<', before)
      .where('buyerName', '!=', forgottenBuyer.buyerName),
  }
}

function idsOf(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id)
}
