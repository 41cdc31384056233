import type { Database } from './database.ts'
import type { RecordRow } from './schema.ts'

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
