import type { Kysely, Migration } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/**
 * Whether visitors do not see an apartment yet. They see all apartments of earlier releases. It can be done again: on
 * SQLite this is no transaction.
 */
export const drafts: Migration = {
  async up(db: Kysely<AnyTables>) {
    const tables = await db.introspection.getTables()
    const columns = tables.find(({ name }) => name === 'apartments')?.columns ?? []
    if (columns.some(({ name }) => name === 'isDraft')) return
    await db.schema
      .alterTable('apartments')
      .addColumn('isDraft', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
