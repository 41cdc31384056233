import { isoDay } from '../../domain/formats/dates.ts'
import { forgottenBuyer } from '../../domain/personal-data/personal-data.ts'
import { forgottenBefore, type Retention } from '../../domain/personal-data/retention.ts'
import { type Database, emptyLog } from './database.ts'
import { enquiryRecords } from './enquiry-rows.ts'
import { forgetBuyers } from './forget-buyers.ts'
import { getRetention } from './settings.ts'

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
  while (true) {
    const { enquiries, reservations } = await listOld(db, values, now)
    if (enquiries.length + reservations.length === 0) return forgotten
    const some = enquiries.slice(0, atOnce)
    if (some.length > 0) await enquiryRecords.removeAll(db, some)
    await forgetBuyers(db, reservations)
    forgotten.enquiries += some.length
    forgotten.reservations += reservations.length
  }
}

/** How much these settings would delete. */
export async function countOld(db: Database, retention: Retention, now: Date): Promise<Forgotten> {
  const { enquiries, reservations } = await listOld(db, retention, now)
  return { enquiries: enquiries.length, reservations: reservations.length }
}

async function listOld(db: Database, retention: Retention, now: Date) {
  const before = forgottenBefore(retention, now)?.toISOString()
  if (!before) return { enquiries: [], reservations: [] }
  const enquiries = await db.read
    .selectFrom('enquiries')
    .select('id')
    .where('submittedAt', '<', before)
    // Somebody is still to be called: the office is at work on it.
    .where(({ or, eb }) => or([eb('nextCallOn', 'is', null), eb('nextCallOn', '<', isoDay(now))]))
    .execute()
  const reservations = await db.read
    .selectFrom('reservations')
    .select('id')
    .where('state', 'in', ['released', 'expired'])
    .where('endedAt', '<', before)
    .where('buyerName', '!=', forgottenBuyer.buyerName)
    .execute()
  return { enquiries: enquiries.map(({ id }) => id), reservations: reservations.map(({ id }) => id) }
}
