import type { Kysely, Migration } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

interface Block {
  kind: string
  isShown: boolean
}

const settingsId = 'display'

/**
 * The construction diary, and its block on a home page that was saved before: after the facts of the construction,
 * and not at the end, below the contacts. It can be done again: on SQLite this is no transaction.
 */
export const progressEntries: Migration = {
  async up(db: Kysely<AnyTables>) {
    await db.schema
      .createTable('progressEntries')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('revision', 'integer', required)
      .addColumn('date', 'text', required)
      .addColumn('stage', 'text', required)
      .addColumn('text', 'text', required)
      .addColumn('isSameCamera', 'integer', required)
      .addColumn('images', 'text', required)
      .addColumn('createdAt', 'text', required)
      .addColumn('updatedAt', 'text', required)
      .execute()
    await db
      .insertInto('versions')
      .values({ collection: 'progressEntries', version: 0 })
      .onConflict((conflict) => conflict.column('collection').doNothing())
      .execute()
    const settings = await db
      .selectFrom('settings')
      .select('value')
      .where('id', '=', settingsId)
      .executeTakeFirst()
    if (!settings) return
    const homePage = JSON.parse(settings.value)
    const blocks: Block[] = homePage.blocks ?? []
    const facts = blocks.findIndex(({ kind }) => kind === 'progress')
    if (facts === -1 || blocks.some(({ kind }) => kind === 'diary')) return
    const diary = { kind: 'diary', isShown: true }
    const value = JSON.stringify({ ...homePage, blocks: blocks.toSpliced(facts + 1, 0, diary) })
    await db.updateTable('settings').set({ value }).where('id', '=', settingsId).execute()
  },
}

function required<T extends { notNull(): T }>(column: T): T {
  return column.notNull()
}
