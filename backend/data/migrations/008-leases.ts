import type { Kysely, Migration } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/** Which server is at work that only one may do at a time, and until when. */
export const leases: Migration = {
  async up(db: Kysely<AnyTables>) {
    await db.schema
      .createTable('leases')
      .addColumn('work', 'text', (column) => column.primaryKey())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute()
  },
}
