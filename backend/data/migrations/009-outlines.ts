import type { Kysely, Migration } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/**
 * The outlines of a plan were kept as its `apartments`. On SQLite a migration is no transaction: a process that
 * ended after the renaming and before it was noted finds it done at its next start.
 */
export const outlines: Migration = {
  async up(db: Kysely<AnyTables>) {
    const tables = await db.introspection.getTables()
    const columns = tables.find(({ name }) => name === 'floorPlans')?.columns ?? []
    if (columns.some(({ name }) => name === 'outlines')) return
    await db.schema.alterTable('floorPlans').renameColumn('apartments', 'outlines').execute()
  },
}
