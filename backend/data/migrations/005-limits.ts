import { type Kysely, type Migration, sql } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/** Attempts are counted by our own limits; an enquiry that arrives twice is known by its submission. */
export const limits: Migration = {
  async up(db: Kysely<AnyTables>) {
    await db.schema
      .createTable('attempts')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('moments', 'text', (column) => column.notNull())
      .addColumn('forgetAt', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('attemptsByAge').on('attempts').column('forgetAt').execute()
    await db.schema.dropTable('rateLimit').execute()

    await db.schema
      .alterTable('contacts')
      .addColumn('submissionId', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await db
      .updateTable('contacts')
      .set({ submissionId: sql.ref('id') })
      .execute()
    await db.schema
      .createIndex('contactsBySubmission')
      .unique()
      .on('contacts')
      .column('submissionId')
      .execute()
  },
}
