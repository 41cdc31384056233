import type { Kysely, Migration } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/**
 * What visitors send was kept as `contacts`. All but the last step can be done again: on SQLite a migration is no
 * transaction, and a process that ends in the middle of this one repeats it at its next start.
 */
export const enquiries: Migration = {
  async up(db: Kysely<AnyTables>) {
    const name = { collection: 'enquiries' }
    await db.updateTable('versions').set(name).where('collection', '=', 'contacts').execute()
    await db.updateTable('changes').set(name).where('collection', '=', 'contacts').execute()

    for (const index of ['contactsByAge', 'contactsByStateAndAge', 'contactsBySubmission'])
      await db.schema.dropIndex(index).ifExists().execute()
    const add = (index: string) => db.schema.createIndex(index).ifNotExists().on('contacts')
    await add('enquiriesByAge').columns(['submittedAt', 'id']).execute()
    await add('enquiriesByStateAndAge').columns(['isRead', 'submittedAt', 'id']).execute()
    await add('enquiriesBySubmission').unique().column('submissionId').execute()

    await db.schema.alterTable('contacts').renameTo('enquiries').execute()
  },
}
