import type { Database } from '../database.ts'

export type ReminderKind = 'before' | 'overdue'

interface Reminder {
  instalmentId: string
  kind: ReminderKind
  dueOn: string
}

/**
 * Runs `queue` unless the buyer was reminded of this day of the instalment already, in one transaction: two servers at once
 * remind once. What `queue` could not queue is tried again by the next run.
 */
export async function remindOnce(
  db: Database,
  reminder: Reminder,
  queue: () => Promise<boolean>,
): Promise<boolean> {
  return db.transaction(async (trx) => {
    const added = await trx
      .insertInto('instalmentReminders')
      .values({ ...reminder, at: db.now().toISOString() })
      .onConflict((conflict) => conflict.columns(['instalmentId', 'kind', 'dueOn']).doNothing())
      .returning('at')
      .executeTakeFirst()
    if (!added) return false
    if (await queue()) return true
    const { instalmentId, kind, dueOn } = reminder
    await trx
      .deleteFrom('instalmentReminders')
      .where('instalmentId', '=', instalmentId)
      .where('kind', '=', kind)
      .where('dueOn', '=', dueOn)
      .execute()
    return false
  })
}
