import type { Kysely, Migration } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/** The company's own templates, and the documents and signed scans of deals. */
export const papers: Migration = {
  async up(db: Kysely<AnyTables>) {
    const table = (name: string) =>
      db.schema
        .createTable(name)
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('revision', 'integer', required)
        .addColumn('kind', 'text', required)
        .addColumn('name', 'text', required)
        .addColumn('url', 'text', required)
        .addColumn('size', 'integer', required)
        .addColumn('createdAt', 'text', required)
        .addColumn('updatedAt', 'text', required)
    await table('paperTemplates').execute()
    await table('papers')
      .addColumn('dealId', 'text', required)
      .addColumn('contentType', 'text', required)
      .execute()
    await db.schema
      .createIndex('papersByDeal')
      .ifNotExists()
      .on('papers')
      .columns(['dealId', 'createdAt', 'id'])
      .execute()
    for (const collection of ['paperTemplates', 'papers'])
      await db
        .insertInto('versions')
        .values({ collection, version: 0 })
        .onConflict((conflict) => conflict.column('collection').doNothing())
        .execute()
  },
}

function required<T extends { notNull(): T }>(column: T): T {
  return column.notNull()
}
