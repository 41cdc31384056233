import type { Kysely, Migration } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/**
 * The language of the page that an enquiry was sent from. Until now all pages were in Bulgarian. It can be done again:
 * on SQLite this is no transaction.
 */
export const enquiryLanguage: Migration = {
  async up(db: Kysely<AnyTables>) {
    const tables = await db.introspection.getTables()
    const columns = tables.find(({ name }) => name === 'enquiries')?.columns ?? []
    if (columns.some(({ name }) => name === 'language')) return
    await db.schema
      .alterTable('enquiries')
      .addColumn('language', 'text', (column) => column.notNull().defaultTo('bg'))
      .execute()
  },
}
