import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { findSchemaVersion } from '../migrate.ts'
import { recordTables } from '../schema.ts'
import { isContentTable, type TableShape, tablesAt } from './tables-at-version.ts'

/** Counters of changes are there from the start. */
const seeded = 'versions'

/** How many rows there are that people or their work put there. */
export async function countContent(db: Database): Promise<number> {
  return countIn(db, ({ name }) => name !== seeded)
}

/** How many rows a snapshot of the tables has. */
export async function countRows(db: Database): Promise<number> {
  return countIn(db, () => true)
}

async function countIn(db: Database, isCounted: (table: TableShape) => boolean): Promise<number> {
  const level = await findSchemaVersion(db)
  if (level === undefined) return 0
  let count = 0
  for (const { name } of (await tablesAt(level)).filter(isContentTable).filter(isCounted)) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(name)}`.execute(db.read)
    count += rows[0]?.count ?? 0
  }
  return count
}

/** Empties every table of records past records.ts: their history goes with them, and nothing says who did it. Accounts stay. */
export async function clearContent(db: Database): Promise<void> {
  await db.write(recordTables, async (trx) => {
    await db.engine.enquiryTexts?.clear(trx)
    for (const table of recordTables) await trx.deleteFrom(table).execute()
    // What waits to be mailed tells of what is gone.
    await trx.deleteFrom('mails').execute()
    await trx.deleteFrom('changes').where('collection', '!=', 'users').execute()
  })
}
