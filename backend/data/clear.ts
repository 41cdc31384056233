import type { Database } from './database.ts'
import { collections } from './schema.ts'

/** Empties every collection. Accounts stay. */
export async function clearContent(db: Database): Promise<void> {
  await db.write([...collections], async (trx) => {
    for (const collection of collections) await trx.deleteFrom(collection).execute()
  })
}
