import { medianReplyTime } from '../../domain/sales/reply-speed.ts'
import type { Database } from './database.ts'

const day = 24 * 60 * 60_000

/** How long enquiries of so many days waited for their first answer, in milliseconds; undefined when none has one. */
export async function findMedianReplyTime(
  db: Database,
  days: number,
  now = new Date(),
): Promise<number | undefined> {
  const since = new Date(now.getTime() - days * day).toISOString()
  const rows = await db.read
    .selectFrom('enquiries')
    .select(['submittedAt', 'answeredAt'])
    .where('submittedAt', '>=', since)
    .where('answeredAt', 'is not', null)
    .execute()
  return medianReplyTime(rows)
}
