import type { Kysely, Migration } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

const languages = ['en', 'de', 'ro', 'ru']

/**
 * Several templates of replies, each with a name. The one that the settings had becomes the first. It can be done
 * again: on SQLite this is no transaction.
 */
export const replyTemplates: Migration = {
  async up(db: Kysely<AnyTables>) {
    await db.schema
      .createTable('replyTemplates')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('revision', 'integer', required)
      .addColumn('name', 'text', required)
      .addColumn('subject', 'text', required)
      .addColumn('text', 'text', required)
      .addColumn('translations', 'text', required)
      .addColumn('withCard', 'integer', required)
      .addColumn('withPriceList', 'integer', required)
      .addColumn('createdAt', 'text', required)
      .addColumn('updatedAt', 'text', required)
      .execute()
    await db
      .insertInto('versions')
      .values({ collection: 'replyTemplates', version: 0 })
      .onConflict((conflict) => conflict.column('collection').doNothing())
      .execute()
    await moveSettings(db)
  },
}

async function moveSettings(db: Kysely<AnyTables>): Promise<void> {
  const saved = await db
    .selectFrom('settings')
    .selectAll()
    .where('id', '=', 'answer-template')
    .executeTakeFirst()
  if (!saved) return
  const { subject = '', text = '', ...others } = JSON.parse(saved.value)
  const translations = Object.fromEntries(
    Object.entries(others).filter(([language]) => languages.includes(language)),
  )
  await db
    .insertInto('replyTemplates')
    .values({
      id: 'general',
      revision: 1,
      name: 'Общ отговор',
      subject,
      text,
      translations: JSON.stringify(translations),
      withCard: 0,
      withPriceList: 0,
      createdAt: saved.updatedAt,
      updatedAt: saved.updatedAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  await db.deleteFrom('settings').where('id', '=', 'answer-template').execute()
}

function required<T extends { notNull(): T }>(column: T): T {
  return column.notNull()
}
