import type { Kysely, Migration } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/**
 * The short texts that a floor plan's PDF had, with the image that they are on, as JSON; null where there are none. It
 * can be done again: on SQLite this is no transaction.
 */
export const printedTexts: Migration = {
  async up(db: Kysely<AnyTables>) {
    const tables = await db.introspection.getTables()
    const columns = tables.find(({ name }) => name === 'floorPlans')?.columns ?? []
    if (columns.some(({ name }) => name === 'printedTexts')) return
    await db.schema.alterTable('floorPlans').addColumn('printedTexts', 'text').execute()
  },
}
