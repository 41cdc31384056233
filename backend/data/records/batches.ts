import type { SavableRow } from '../../../domain/sheet/planned-row.ts'
import type { Database } from '../database.ts'
import type { Collection, RecordRow } from '../schema.ts'

/** How records of one kind are saved, as their forms do it. */
export interface RowTarget<Values> {
  collection: Collection
  /** Fields whose change touches other records, too, such as plans. */
  reaching: readonly string[]
  add(db: Database, values: Values): Promise<unknown>
  update(db: Database, id: string, revision: number, values: Values): Promise<unknown>
}

/** Rows that were saved as one step of the history: its id, and how many they are. */
export interface SavedStep {
  batch: string
  size: number
}

/**
 * Saves all of them, or none: the first that somebody else has changed or removed meanwhile fails. In one order for
 * everybody, so that two of these do not wait for each other. New ones and those that change nothing else are one
 * entry of the history, to be taken back as one.
 */
export async function saveRows<Values>(
  db: Database,
  { collection, reaching, add, update }: RowTarget<Values>,
  rows: readonly SavableRow<Values>[],
): Promise<SavedStep> {
  const known = rows.filter((row) => row.kind === 'changed').toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const added = rows.filter((row) => row.kind === 'added')
  const step = db.asBatch()
  const reaches = new Set(
    known.filter(({ cells }) => cells.some(({ field }) => reaching.includes(field))).map(({ id }) => id),
  )
  await db.write(collection, async () => {
    for (const { id, revision, values } of known)
      await update(reaches.has(id) ? db : step, id, revision, values)
    for (const { values } of added) await add(step, values)
  })
  return { batch: step.batch, size: rows.length - reaches.size }
}

/** A record as somebody has seen it: it is changed only while it still has this revision. */
export type RecordRevision = Pick<RecordRow, 'id' | 'revision'>

/** What became of several records that were changed as one: those that were not as wanted already, and since when. */
export interface RevisedBatch {
  /** Takes all of it back: see revert-batch.ts. */
  batch: string
  records: RecordRevision[]
}

export function revisedBatch({ batch }: Database & { batch: string }, rows: RecordRow[]): RevisedBatch {
  return { batch, records: rows.map(({ id, revision }) => ({ id, revision })) }
}
