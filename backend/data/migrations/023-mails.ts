import type { Kysely, Migration } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/** Mails that wait for a mail server, and for some days those that were given up, without what they said. */
export const mails: Migration = {
  async up(db: Kysely<AnyTables>) {
    await db.schema
      .createTable('mails')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('key', 'text')
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .addColumn('dueAt', 'bigint', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('error', 'text', (column) => column.notNull())
      .addColumn('failedAt', 'bigint')
      .execute()
    await db.schema.createIndex('mailsByKey').unique().on('mails').column('key').execute()
    await db.schema.createIndex('mailsByDue').on('mails').column('dueAt').execute()
  },
}
