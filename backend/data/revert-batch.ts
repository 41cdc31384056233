import type { RecordChange } from '../../domain/record/record-change.ts'
import { changeFromRow } from './changes.ts'
import type { Database } from './database.ts'
import { NotFound } from './record-refusals.ts'
import { NewerChange, refuseMadeByReservation, revertableFields, revertFields } from './revert-change.ts'

/** Of some records there is a newer change, or they are gone: taking the older one back would lose that. Nothing was taken back. */
export class NewerInBatch extends Error {
  readonly changes: RecordChange[]
  constructor(changes: RecordChange[]) {
    super(`Changed since: ${changes.map(({ recordId }) => recordId).join(', ')}`)
    this.changes = changes
  }
}

/** Puts all that was changed in one step back to what it was before, as one new change; all of it, or nothing. */
export async function revertBatch(db: Database, batch: string): Promise<RecordChange[]> {
  const rows = await db.read
    .selectFrom('changes')
    .selectAll()
    .where('batch', '=', batch)
    // As when they were made, so that no two transactions wait for each other.
    .orderBy('recordId')
    .execute()
  const [first] = rows
  if (!first) throw new NotFound()
  await refuseMadeByReservation(db, batch)
  const changes = rows.map(changeFromRow)
  const back = db.asBatch()
  await db.write(first.collection, async () => {
    const newer: RecordChange[] = []
    for (const change of changes)
      await revertFields(back, change, revertableFields(change)).catch((error) => {
        if (!(error instanceof NewerChange || error instanceof NotFound)) throw error
        newer.push(change)
      })
    // Throwing takes back those that could be reverted, too.
    if (newer.length > 0) throw new NewerInBatch(newer)
  })
  return changes
}
