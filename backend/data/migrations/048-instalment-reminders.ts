import type { Kysely, Migration } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/** Which buyers were reminded of which instalment, and of which day of it: each of them once. */
export const instalmentReminders: Migration = {
  async up(db: Kysely<AnyTables>) {
    await db.schema
      .createTable('instalmentReminders')
      .ifNotExists()
      .addColumn('instalmentId', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('dueOn', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('instalmentRemindersKey', ['instalmentId', 'kind', 'dueOn'])
      .execute()
  },
}
