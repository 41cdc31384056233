import type { Database } from './database.ts'
import { collections } from './schema.ts'

/** Empties every collection past records.ts: their history goes with them, and nothing says who did it. Accounts stay. */
export async function clearContent(db: Database): Promise<void> {
  await db.write(collections, async (trx) => {
    await db.engine.enquiryTexts?.clear(trx)
    for (const table of [...collections, 'changes'] as const) await trx.deleteFrom(table).execute()
  })
}
