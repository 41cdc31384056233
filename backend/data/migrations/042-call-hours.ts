import type { Kysely, Migration } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/** The hour of a next call, and what somebody has put off or done on the screen of the day. */
export const callHours: Migration = {
  async up(db: Kysely<AnyTables>) {
    const tables = await db.introspection.getTables()
    const enquiries = tables.find(({ name }) => name === 'enquiries')
    if (!enquiries?.columns.some(({ name }) => name === 'nextCallAt'))
      await db.schema.alterTable('enquiries').addColumn('nextCallAt', 'text').execute()
    await db.schema
      .createTable('todayMarks')
      .ifNotExists()
      .addColumn('userId', 'text', required)
      .addColumn('item', 'text', required)
      .addColumn('hiddenUntil', 'text', required)
      .addPrimaryKeyConstraint('todayMarksKey', ['userId', 'item'])
      .execute()
    await db.schema
      .createIndex('enquiriesByCall')
      .ifNotExists()
      .on('enquiries')
      .columns(['nextCallOn', 'id'])
      .execute()
  },
}

function required<T extends { notNull(): T }>(column: T): T {
  return column.notNull()
}
