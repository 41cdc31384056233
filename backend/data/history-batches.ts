import type { RecordChange } from '../../domain/record/record-change.ts'
import { changeFromRow } from './changes.ts'
import type { Database } from './database.ts'

/** Records that were changed in one step: how many, and the first of them. */
export interface ChangeBatch {
  size: number
  changes: RecordChange[]
}

/** So many of each are shown where they are one entry of the history. */
export const shownOfBatch = 20

/** By the batch's id. */
export async function findBatches(db: Database, ids: string[]): Promise<Map<string, ChangeBatch>> {
  if (ids.length === 0) return new Map()
  const ranked = db.read
    .selectFrom('changes')
    .selectAll()
    .select(({ fn }) => [
      fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('batch').orderBy('id'))
        .as('place'),
      fn
        .countAll<number>()
        .over((over) => over.partitionBy('batch'))
        .as('size'),
    ])
    .where('batch', 'in', ids)
  const rows = await db.read
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .where('place', '<=', shownOfBatch)
    .orderBy('place')
    .execute()
  const found = new Map<string, ChangeBatch>()
  for (const { place: _, size, ...row } of rows) {
    const batch = found.get(row.batch ?? '') ?? { size: Number(size), changes: [] }
    batch.changes.push(changeFromRow(row))
    found.set(row.batch ?? '', batch)
  }
  return found
}
