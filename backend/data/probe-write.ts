import type { Database } from './database.ts'

/** A write that reaches the disk and changes nothing; fails as any other write would. */
export async function probeWrite(db: Database): Promise<void> {
  await db.transaction(async (trx) => {
    await trx
      .updateTable('versions')
      .set((row) => ({ version: row.ref('version') }))
      .where('collection', '=', 'settings')
      .execute()
  })
}
