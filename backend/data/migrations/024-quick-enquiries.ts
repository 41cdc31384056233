import type { Kysely, Migration } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/**
 * Whether an enquiry was sent sooner after its page had opened than people usually type. It can be done again: on SQLite
 * this is no transaction.
 */
export const quickEnquiries: Migration = {
  async up(db: Kysely<AnyTables>) {
    const tables = await db.introspection.getTables()
    const columns = tables.find(({ name }) => name === 'enquiries')?.columns ?? []
    if (columns.some(({ name }) => name === 'sentQuickly')) return
    await db.schema
      .alterTable('enquiries')
      .addColumn('sentQuickly', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
