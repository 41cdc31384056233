import type { Database } from './database.ts'

/** Work in many steps that must not be taken for done when the process ends in the middle of it. */
export async function noteUnfinished(db: Database, work: string): Promise<void> {
  const row = { id: unfinished(work), revision: 1, value: '{}', updatedAt: new Date().toISOString() }
  await db.write('settings', (trx) =>
    trx
      .insertInto('settings')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
  )
}

export async function noteFinished(db: Database, work: string): Promise<void> {
  await db.write('settings', (trx) => trx.deleteFrom('settings').where('id', '=', unfinished(work)).execute())
}

export async function isUnfinished(db: Database, work: string): Promise<boolean> {
  const row = await db.read
    .selectFrom('settings')
    .select('id')
    .where('id', '=', unfinished(work))
    .executeTakeFirst()
  return row !== undefined
}

function unfinished(work: string): string {
  return `unfinished:${work}`
}
