import type { Kysely, Migration } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/** What is seen all around from the floors of the building. Every step can be done again. */
export const panoramas: Migration = {
  async up(db: Kysely<AnyTables>) {
    await db.schema
      .createTable('panoramas')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('revision', 'integer', required)
      .addColumn('entrance', 'text', required)
      .addColumn('firstFloor', 'integer', required)
      .addColumn('lastFloor', 'integer', required)
      .addColumn('centreAzimuth', 'integer')
      .addColumn('projection', 'text', required)
      .addColumn('dayImage', 'text', required)
      .addColumn('duskImage', 'text')
      .addColumn('createdAt', 'text', required)
      .addColumn('updatedAt', 'text', required)
      .execute()
    await db
      .insertInto('versions')
      .values({ collection: 'panoramas', version: 0 })
      .onConflict((conflict) => conflict.column('collection').doNothing())
      .execute()
  },
}

function required<T extends { notNull(): T }>(column: T): T {
  return column.notNull()
}
