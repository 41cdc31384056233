import type { Kysely, Migration } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/** Translations of what the company writes, and what the last file for translators said of each text. */
export const translations: Migration = {
  async up(db: Kysely<AnyTables>) {
    await db.schema
      .createTable('translations')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('revision', 'integer', required)
      .addColumn('key', 'text', required)
      .addColumn('language', 'text', required)
      .addColumn('text', 'text', required)
      .addColumn('source', 'text', required)
      .addColumn('updatedAt', 'text', required)
      .execute()
    await db.schema
      .createIndex('translationsByLanguage')
      .ifNotExists()
      .on('translations')
      .columns(['language', 'key'])
      .execute()
    await db.schema
      .createTable('exportedTexts')
      .ifNotExists()
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('sourceHash', 'text', required)
      .addColumn('translationsHash', 'text', required)
      .addColumn('exportedAt', 'text', required)
      .execute()
    await db
      .insertInto('versions')
      .values({ collection: 'translations', version: 0 })
      .onConflict((conflict) => conflict.column('collection').doNothing())
      .execute()
  },
}

function required<T extends { notNull(): T }>(column: T): T {
  return column.notNull()
}
