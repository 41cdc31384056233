import type { ChangeKind, RecordChange } from '../../domain/record/record-change.ts'
import type { Database } from './database.ts'
import { changeFromRow } from './history/changes.ts'

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

/** By the batch's id. A step may have changed thousands: of each no more than the first are read, the others are counted. */
export async function findBatches(db: Database, ids: string[]): Promise<Map<string, ChangeBatch>> {
  if (ids.length === 0) return new Map()
  const counted = await db.readLong
    .selectFrom('changes')
    .select(({ fn }) => ['batch', 'kind', fn.countAll<number>().as('count')])
    .where('batch', 'in', ids)
    .groupBy(['batch', 'kind'])
    .execute()
  const batches = await Promise.all(
    [...new Set(ids)].map(async (id): Promise<[string, ChangeBatch]> => {
      const kinds = counted.filter(({ batch }) => batch === id)
      const count = (kind: ChangeKind) => Number(kinds.find((each) => each.kind === kind)?.count ?? 0)
      const size = kinds.reduce((sum, { count }) => sum + Number(count), 0)
      const changes = await listFirst(db, id)
      return [id, { size, added: count('added'), removed: count('removed'), changes }]
    }),
  )
  return new Map(batches.filter(([, { size }]) => size > 0))
}

async function listFirst(db: Database, batch: string): Promise<RecordChange[]> {
  const rows = await db.readLong
    .selectFrom('changes')
    .selectAll()
    .where('batch', '=', batch)
    .orderBy('id')
    .limit(shownOfBatch)
    .execute()
  return rows.map(changeFromRow)
}
