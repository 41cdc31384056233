import type { Kysely, Migration } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/**
 * Whether the outlines of a floor were carried there from another one, and nobody has looked at them yet. It can be
 * done again: on SQLite this is no transaction.
 */
export const plansToReview: Migration = {
  async up(db: Kysely<AnyTables>) {
    const tables = await db.introspection.getTables()
    const columns = tables.find(({ name }) => name === 'floorPlans')?.columns ?? []
    if (columns.some(({ name }) => name === 'toReview')) return
    await db.schema
      .alterTable('floorPlans')
      .addColumn('toReview', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
