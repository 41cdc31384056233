import type { SavableRow } from '../../../domain/sheet/plan-import.ts'
import type { Database } from '../database.ts'
import type { Collection, RecordRow } from '../schema.ts'

/** How an import saves the rows of a spreadsheet: by the functions with which the form of such a record saves. */
export interface RowTarget<Values> {
  collection: Collection
  /** Fields whose change also changes other records, such as plans. */
  linkedFields: readonly string[]
  add(db: Database, values: Values): Promise<unknown>
  update(db: Database, id: string, revision: number, values: Values): Promise<unknown>
}

export interface SavedBatch {
  batch: string
  size: number
}

/**
 * Saves all rows, or none: it throws for the first one that somebody else has changed or deleted meanwhile. Rows are
 * saved in the order of their ids, so that two imports do not deadlock. New rows, and changed rows that change no
 * other records, are one batch of the history, which can be reverted as one.
 */
export async function saveRows<Values>(
  db: Database,
  { collection, linkedFields, add, update }: RowTarget<Values>,
  rows: readonly SavableRow<Values>[],
): Promise<SavedBatch> {
  const known = rows.filter((row) => row.kind === 'changed').toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const added = rows.filter((row) => row.kind === 'added')
  const inBatch = db.asBatch()
  const idsWithLinkedChanges = new Set(
    known.filter(({ cells }) => cells.some(({ field }) => linkedFields.includes(field))).map(({ id }) => id),
  )
  await db.write(collection, async () => {
    for (const { id, revision, values } of known)
      await update(idsWithLinkedChanges.has(id) ? db : inBatch, id, revision, values)
    for (const { values } of added) await add(inBatch, values)
  })
  return { batch: inBatch.batch, size: rows.length - idsWithLinkedChanges.size }
}

/** The record is changed only while it still has this revision. */
export type RecordRevision = Pick<RecordRow, 'id' | 'revision'>

/** The records that a batch has changed, with their new revisions. */
export interface RevisedBatch {
  /** The id by which the batch can be reverted (history/revert-batch.ts). */
  batch: string
  records: RecordRevision[]
}

export function revisedBatch({ batch }: Database & { batch: string }, rows: RecordRow[]): RevisedBatch {
  return { batch, records: rows.map(({ id, revision }) => ({ id, revision })) }
}
