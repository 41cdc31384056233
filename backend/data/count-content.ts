import { sql } from 'kysely'
import type { Database } from './database.ts'
import { findLevel } from './levels.ts'
import { isContent, tablesAt } from './tables-at-level.ts'

/** Counters of changes are there from the start. */
const seeded = 'versions'

/** How many rows there are that people or their work put there. */
export async function countContent(db: Database): Promise<number> {
  const level = await findLevel(db)
  if (level === undefined) return 0
  let count = 0
  for (const { name } of (await tablesAt(level)).filter(isContent)) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(name)}`.execute(db.read)
    if (name !== seeded) count += rows[0]?.count ?? 0
  }
  return count
}
