import type { Database } from './database.ts'
import { recordTables } from './schema.ts'

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
