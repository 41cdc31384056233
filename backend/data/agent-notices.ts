import type { Enquiry } from '../../domain/enquiry/enquiry.ts'
import type { RecordChange } from '../../domain/record/record-change.ts'
import type { Database } from './database.ts'
import { enquiryColumns, enquiryFromRow } from './enquiries/enquiry-rows.ts'
import { withOtherApartments } from './enquiries/other-apartments.ts'
import { changeFromRow } from './history/changes.ts'

/**
 * What people have changed since that moment in reservations, and in who has an enquiry, as far as nobody was told of
 * it; the oldest first.
 */
export async function listNewChanges(
  db: Database,
  { since, limit }: { since: Date; limit: number },
): Promise<RecordChange[]> {
  const rows = await db.read
    .selectFrom('changes')
    .leftJoin('notifiedChanges', 'notifiedChanges.changeId', 'changes.id')
    .selectAll('changes')
    .where('changes.at', '>', since.toISOString())
    .where('changeId', 'is', null)
    .where('actorKind', 'in', ['admin', 'agent'])
    .where('collection', 'in', ['enquiries', 'reservations'])
    .where(({ or, eb }) => or([eb('collection', '=', 'reservations'), eb('fields', 'like', '%"agentId":%')]))
    .orderBy('changes.at')
    .orderBy('revision')
    .orderBy('changes.id')
    .limit(limit)
    .execute()
  return rows.map(changeFromRow)
}

/**
 * Notes that these changes were told, in the transaction that queues the mails. Returns false when another server has
 * told one of them meanwhile.
 */
export async function markChangesNotified(db: Database, changes: readonly RecordChange[]): Promise<boolean> {
  if (changes.length === 0) return true
  const told = await db.transaction((trx) =>
    trx
      .insertInto('notifiedChanges')
      .values(changes.map(({ id, at }) => ({ changeId: id, at })))
      .onConflict((conflict) => conflict.column('changeId').doNothing())
      .returning('changeId')
      .execute(),
  )
  return told.length === changes.length
}

/** Forgets what was told before that moment: nobody asks about older changes and calls any more. */
export async function deleteOldNotices(db: Database, before: Date): Promise<void> {
  const moment = before.toISOString()
  await db.transaction(async (trx) => {
    await trx.deleteFrom('notifiedChanges').where('at', '<', moment).execute()
    await trx.deleteFrom('callReminders').where('callAt', '<', moment).execute()
  })
}

/** Enquiries with an agent and a call on one of these days, by day and hour. */
export async function listCalls(
  db: Database,
  { from, until, limit }: { from: string; until: string; limit: number },
): Promise<Enquiry[]> {
  const rows = await db.read
    .selectFrom('enquiries')
    .select(enquiryColumns)
    .where('nextCallOn', '>=', from)
    .where('nextCallOn', '<=', until)
    .where('agentId', 'is not', null)
    .where('stage', '!=', 'refused')
    .orderBy('nextCallOn', 'desc')
    .orderBy('nextCallAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return withOtherApartments(db, rows.map(enquiryFromRow))
}

export async function isCallReminded(db: Database, enquiryId: string, callAt: string): Promise<boolean> {
  const found = await db.read
    .selectFrom('callReminders')
    .select('callAt')
    .where('enquiryId', '=', enquiryId)
    .where('callAt', '=', callAt)
    .executeTakeFirst()
  return found !== undefined
}

/** Returns false when another server has reminded of this call meanwhile. */
export async function markCallReminded(db: Database, enquiryId: string, callAt: string): Promise<boolean> {
  const added = await db.transaction((trx) =>
    trx
      .insertInto('callReminders')
      .values({ enquiryId, callAt })
      .onConflict((conflict) => conflict.columns(['enquiryId', 'callAt']).doNothing())
      .returning('enquiryId')
      .executeTakeFirst(),
  )
  return added !== undefined
}

/** Whether somebody has set day or hour of the call only after that moment: whoever did so knows of it. */
export async function isCallSetAfter(db: Database, enquiryId: string, moment: string): Promise<boolean> {
  const found = await db.read
    .selectFrom('changes')
    .select('id')
    .where('collection', '=', 'enquiries')
    .where('recordId', '=', enquiryId)
    .where('at', '>', moment)
    .where('fields', 'like', '%"nextCall%')
    .executeTakeFirst()
  return found !== undefined
}
