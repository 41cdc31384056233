import type { Kysely, Migration } from 'kysely'

/** The list of enquiries can be filtered by the language of the sender, newest first. */
export const enquiriesByLanguage: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('enquiriesByLanguage')
      .ifNotExists()
      .on('enquiries')
      .columns(['language', 'submittedAt', 'id'])
      .execute()
  },
}
