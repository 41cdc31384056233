import type { EnquiryNote } from '../../domain/enquiry/enquiry-work.ts'
import type { Database } from './database.ts'
import { enquiryRecords } from './enquiries/enquiry-rows.ts'
import { noteChanges } from './history/changes.ts'
import { lockRecord } from './records/records.ts'

/** Newest first. */
export async function listEnquiryNotes(db: Database, enquiryId: string): Promise<EnquiryNote[]> {
  return db.read
    .selectFrom('enquiryNotes')
    .select(['id', 'at', 'authorId', 'authorName', 'text'])
    .where('enquiryId', '=', enquiryId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()
}

/**
 * In the name of whoever acts. A note whose answer was lost is sent again under the same id: it is there once. The
 * history says that there is one more, and not what it says.
 */
export async function addEnquiryNote(
  db: Database,
  enquiryId: string,
  text: string,
  id: string = crypto.randomUUID(),
): Promise<void> {
  await db.write('enquiries', async (trx) => {
    await lockRecord(trx, 'enquiries', enquiryId)
    const { id: authorId, name: authorName } = db.actor
    const added = await trx
      .insertInto('enquiryNotes')
      .values({ id, enquiryId, at: db.now().toISOString(), authorId, authorName, text })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return
    const { before, after } = await enquiryRecords.edit(db, enquiryId, () => ({}))
    const noted = { ...after, notes: id }
    await noteChanges(db, 'enquiries', [{ before, after: noted }])
  })
}

/** Whether this note has arrived before. */
export async function hasEnquiryNote(db: Database, enquiryId: string, id: string): Promise<boolean> {
  const found = await db.read
    .selectFrom('enquiryNotes')
    .select('id')
    .where('id', '=', id)
    .where('enquiryId', '=', enquiryId)
    .executeTakeFirst()
  return found !== undefined
}
