import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { findSchemaVersion } from '../migrate.ts'
import { recordTables } from '../schema.ts'
import { isContentTable, type TableShape, tablesAt } from './tables-at-version.ts'

/** The table whose rows are added by migrations: a database without content has them, too. */
const seeded = 'versions'

/** The number of rows that were added by people and jobs. */
export async function countContent(db: Database): Promise<number> {
  return countIn(db, ({ name }) => name !== seeded)
}

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

/**
 * Deletes all records and their history. It bypasses records.ts, so the deletion itself is not in the history.
 * Accounts stay.
 */
export async function clearContent(db: Database): Promise<void> {
  await db.write(recordTables, async (trx) => {
    await db.engine.enquiryTexts?.clear(trx)
    for (const table of recordTables) await trx.deleteFrom(table).execute()
    // Mails in the queue are about records that are deleted.
    await trx.deleteFrom('mails').execute()
    await trx.deleteFrom('exportedTexts').execute()
    for (const table of [
      'alerts',
      'alertKeys',
      'progressNews',
      'instalmentReminders',
      'notifiedChanges',
    ] as const)
      await trx.deleteFrom(table).execute()
    await trx.deleteFrom('changes').where('collection', '!=', 'users').execute()
  })
}
