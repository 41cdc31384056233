import type { Kysely, Migration } from 'kysely'

/** What is known of stored pictures, and which uploads have finished. */
export const uploads: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('pictures')
      .addColumn('path', 'text', (column) => column.primaryKey())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('placeholder', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('uploads')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('target', 'text', (column) => column.notNull())
      .addColumn('result', 'text', (column) => column.notNull())
      .addColumn('finishedAt', 'text', (column) => column.notNull())
      .execute()
  },
}
