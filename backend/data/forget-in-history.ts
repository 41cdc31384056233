import type { Database } from './database.ts'

/** Takes internal notes out of these lines of the history: that they were changed stays, from what to what does not. */
export async function forgetInHistory(db: Database, changeIds: readonly string[]): Promise<void> {
  await db.transaction(async (trx) => {
    for (const id of new Set(changeIds)) {
      const change = await trx.selectFrom('changes').select('fields').where('id', '=', id).executeTakeFirst()
      if (!change) continue
      const fields = JSON.stringify({ ...JSON.parse(change.fields), internalNotes: {} })
      await trx.updateTable('changes').set({ fields }).where('id', '=', id).execute()
    }
  })
}
