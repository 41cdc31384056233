import type { Database } from './database.ts'

/** Work in many steps that must not be taken for done when the process ends in the middle of it. */
export async function noteUnfinished(db: Database, work: string): Promise<void> {
  await db.transaction((trx) =>
    trx
      .insertInto('unfinished')
      .values({ work, since: new Date().toISOString() })
      .onConflict((conflict) => conflict.column('work').doNothing())
      .execute(),
  )
}

export async function noteFinished(db: Database, work: string): Promise<void> {
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
