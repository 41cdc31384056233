import type { Database } from '../../../backend/data/database.ts'
import { listPaymentsOf } from '../../../backend/data/deals/payment-rows.ts'
import { findSchedule } from '../../../backend/data/deals/schedules.ts'
import { reckon } from '../../../domain/deal/instalment-state.ts'

/** The instalments of a deal that something is owed of; `exceptPayment` is one that is being corrected. */
export async function listOpenInstalments(db: Database, dealId: string, exceptPayment?: string) {
  const schedule = await findSchedule(db, dealId)
  if (!schedule) return []
  const payments = (await listPaymentsOf(db, dealId)).filter(({ id }) => id !== exceptPayment)
  // The day matters for the state only, which is not asked here.
  return reckon(schedule, payments, { today: '' }).instalments.filter(({ rest }) => rest > 0)
}
