import type { Stored } from '../../../domain/record/stored-record.ts'
import type { SavableRow } from '../../../domain/sheet/plan-import.ts'
import type { Database } from '../database.ts'
import type { Collection, RecordRow } from '../schema.ts'
import { StaleRevision } from './record-errors.ts'
import { lockCollections } from './records.ts'

/** How an import saves the rows of a spreadsheet: by the functions with which the form of such a record saves. */
export interface RowTarget<Values> {
  collection: Collection
  /** Fields whose change also changes other records, such as plans. */
  linkedFields: readonly string[]
  /** The collections of these other records. */
  linkedCollections: readonly Collection[]
  listAll(db: Database): Promise<(Values & Stored)[]>
  /** Equal for two records that people could not distinguish. */
  identity(values: Values): string
  add(db: Database, values: Values): Promise<unknown>
  update(db: Database, id: string, revision: number, values: Values): Promise<unknown>
}

export interface SavedBatch {
  batch: string
  size: number
}

/**
 * Saves all rows, or none: it throws for the first one that somebody else has changed, deleted or added since
 * `stored` was read, with which the rows were compared. Rows are saved in the order of their ids, so that two imports
 * do not deadlock. New rows, and changed rows that change no other records, are one batch of the history, which can
 * be reverted as one.
 */
export async function saveRows<Values>(
  db: Database,
  target: RowTarget<Values>,
  rows: readonly SavableRow<Values>[],
  stored: readonly (Values & Stored)[],
): Promise<SavedBatch> {
  const { collection, linkedFields, linkedCollections, add, update } = target
  const known = rows.filter((row) => row.kind === 'changed').toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const added = rows.filter((row) => row.kind === 'added')
  const inBatch = db.asBatch()
  const idsWithLinkedChanges = new Set(
    known.filter(({ cells }) => cells.some(({ field }) => linkedFields.includes(field))).map(({ id }) => id),
  )
  await db.write(collection, async (trx) => {
    for (const { id, revision, values } of known)
      await update(idsWithLinkedChanges.has(id) ? db : inBatch, id, revision, values)
    if (added.length === 0) return
    await lockCollections(trx, [collection, ...(idsWithLinkedChanges.size > 0 ? linkedCollections : [])])
    await assertStillNew(db, target, { added, known, stored })
    for (const { values } of added) await add(inBatch, values)
  })
  return { batch: inBatch.batch, size: rows.length - idsWithLinkedChanges.size }
}

interface ComparedRows<Values> {
  added: readonly { values: Values }[]
  known: readonly { id: string }[]
  stored: readonly (Values & Stored)[]
}

/**
 * Throws StaleRevision when somebody has meanwhile added the record of a new row, or given its number to another one:
 * the same import sent twice adds its rows once.
 */
async function assertStillNew<Values>(
  db: Database,
  { listAll, identity }: Pick<RowTarget<Values>, 'listAll' | 'identity'>,
  { added, known, stored }: ComparedRows<Values>,
): Promise<void> {
  const identities = new Set(added.map(({ values }) => identity(values)))
  const before = new Map(stored.map((record) => [record.id, identity(record)]))
  const changedHere = new Set(known.map(({ id }) => id))
  const isTakenSince = (record: Values & Stored) =>
    !changedHere.has(record.id) &&
    identities.has(identity(record)) &&
    before.get(record.id) !== identity(record)
  if ((await listAll(db)).some(isTakenSince)) throw new StaleRevision()
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
