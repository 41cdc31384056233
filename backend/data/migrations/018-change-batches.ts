import type { Kysely, Migration } from 'kysely'

/** Which changes were made as one: of several records, in one step. Every step can be done again: on SQLite this is no transaction. */
export const changeBatches: Migration = {
  async up(db: Kysely<unknown>) {
    const tables = await db.introspection.getTables()
    const columns = tables.find(({ name }) => name === 'changes')?.columns.map(({ name }) => name) ?? []
    if (!columns.includes('batch')) await db.schema.alterTable('changes').addColumn('batch', 'text').execute()
    await db.schema
      .createIndex('changesOfBatch')
      .ifNotExists()
      .on('changes')
      .columns(['batch', 'id'])
      .execute()
  },
}
