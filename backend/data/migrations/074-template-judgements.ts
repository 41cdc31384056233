import type { Kysely, Migration } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/**
 * What a template asks for, or why it is not filled, as JSON; null until a job has looked at one that was uploaded earlier.
 * It can be done again: on SQLite this is no transaction.
 */
export const templateJudgements: Migration = {
  async up(db: Kysely<AnyTables>) {
    const tables = await db.introspection.getTables()
    const columns = tables.find(({ name }) => name === 'paperTemplates')?.columns ?? []
    if (columns.some(({ name }) => name === 'judgement')) return
    await db.schema.alterTable('paperTemplates').addColumn('judgement', 'text').execute()
  },
}
