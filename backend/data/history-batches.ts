import type { ChangeKind, RecordChange } from '../../domain/record/record-change.ts'
import { changeFromRow } from './changes.ts'
import type { Database } from './database.ts'

/** Records that were changed in one step: how many, and the first of them. */
export interface ChangeBatch {
  size: number
  /** How many of them were added, and how many removed. */
  added: number
  removed: number
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
  const [added, removed] = [await countKind(db, ids, 'added'), await countKind(db, ids, 'removed')]
  const found = new Map<string, ChangeBatch>()
  for (const { place: _, size, ...row } of rows) {
    const id = row.batch ?? ''
    const counts = { size: Number(size), added: added.get(id) ?? 0, removed: removed.get(id) ?? 0 }
    const batch = found.get(id) ?? { ...counts, changes: [] }
    batch.changes.push(changeFromRow(row))
    found.set(id, batch)
  }
  return found
}

async function countKind(db: Database, ids: string[], kind: ChangeKind): Promise<Map<string, number>> {
  const rows = await db.read
    .selectFrom('changes')
    .select(({ fn }) => ['batch', fn.countAll<number>().as('count')])
    .where('batch', 'in', ids)
    .where('kind', '=', kind)
    .groupBy('batch')
    .execute()
  return new Map(rows.map(({ batch, count }) => [batch ?? '', Number(count)]))
}
