import type { Database } from './database.ts'
import type { InstallationRow } from './schema.ts'

export interface Installation {
  id: string
  /** Whether the file store is known to hold the same id. */
  isJoined: boolean
}

export async function findInstallation(db: Database): Promise<Installation | undefined> {
  const row = await db.read.selectFrom('installation').selectAll().executeTakeFirst()
  return row && fromRow(row)
}

/**
 * Stores this id, unless there is one, and returns the stored installation. When several servers start at once,
 * the id of the first one counts.
 */
export async function addInstallation(db: Database, id: string): Promise<Installation> {
  await db.transaction((trx) =>
    trx
      .insertInto('installation')
      .values({ row: 1, id, isJoined: 0 })
      .onConflict((conflict) => conflict.column('row').doNothing())
      .execute(),
  )
  return fromRow(await db.read.selectFrom('installation').selectAll().executeTakeFirstOrThrow())
}

function fromRow({ id, isJoined }: InstallationRow): Installation {
  return { id, isJoined: isJoined === 1 }
}

export async function markJoined(db: Database): Promise<void> {
  await db.transaction((trx) => trx.updateTable('installation').set({ isJoined: 1 }).execute())
}

/** Marks work of many transactions, so that a later start notices when the process ended in the middle of it. */
export async function addUnfinished(db: Database, work: string): Promise<void> {
  await db.transaction((trx) =>
    trx
      .insertInto('unfinished')
      .values({ work, since: new Date().toISOString() })
      .onConflict((conflict) => conflict.column('work').doNothing())
      .execute(),
  )
}

export async function removeUnfinished(db: Database, work: string): Promise<void> {
  await db.transaction((trx) => trx.deleteFrom('unfinished').where('work', '=', work).execute())
}

export async function isUnfinished(db: Database, work: string): Promise<boolean> {
  const row = await db.read
    .selectFrom('unfinished')
    .select('work')
    .where('work', '=', work)
    .executeTakeFirst()
  return row !== undefined
}
