import type { Person } from '../../domain/personal-data/person.ts'
import type { Database } from './database.ts'
import { eachChangeNaming } from './history-mentions.ts'

/** Takes the values of somebody out of the history: that a field was changed stays, from what to what does not. */
export async function forgetInHistory(db: Database, person: Person): Promise<void> {
  for await (const { id, fields } of eachChangeNaming(db, person)) {
    const left = JSON.stringify({ ...fields, internalNotes: {} })
    await db.transaction((trx) =>
      trx.updateTable('changes').set({ fields: left }).where('id', '=', id).execute(),
    )
  }
}
