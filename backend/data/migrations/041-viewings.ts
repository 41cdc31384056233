import type { Kysely, Migration } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/** Viewings, and what their clients were told by mail. Every step can be done again: on SQLite this is no transaction. */
export const viewings: Migration = {
  async up(db: Kysely<AnyTables>) {
    await db.schema
      .createTable('viewings')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('revision', 'integer', required)
      .addColumn('day', 'text', required)
      .addColumn('time', 'text', required)
      .addColumn('minutes', 'integer', required)
      .addColumn('agentId', 'text', required)
      .addColumn('apartmentId', 'text')
      .addColumn('place', 'text', required)
      .addColumn('name', 'text', required)
      .addColumn('phone', 'text', required)
      .addColumn('email', 'text', required)
      .addColumn('language', 'text', required)
      .addColumn('isMailed', 'integer', required)
      .addColumn('notes', 'text', required)
      .addColumn('enquiryId', 'text')
      .addColumn('state', 'text', required)
      .addColumn('outcome', 'text', required)
      .addColumn('startsAt', 'text', required)
      .addColumn('endsAt', 'text', required)
      .addColumn('clientId', 'text', required)
      .addColumn('createdAt', 'text', required)
      .addColumn('updatedAt', 'text', required)
      .execute()
    await db.schema
      .createTable('viewingNotices')
      .ifNotExists()
      .addColumn('viewingId', 'text', (column) =>
        column.primaryKey().references('viewings.id').onDelete('cascade'),
      )
      .addColumn('content', 'text', required)
      .addColumn('notifiedAt', 'text', required)
      .addColumn('remindedOf', 'text')
      .execute()
    const index = (name: string) => db.schema.createIndex(name).ifNotExists().on('viewings')
    await index('viewingsByDay').columns(['day', 'time', 'id']).execute()
    await index('viewingsByAgent').columns(['agentId', 'startsAt', 'endsAt']).execute()
    await index('viewingsByClient').columns(['clientId', 'startsAt']).execute()
    await index('viewingsByEnquiry').columns(['enquiryId', 'startsAt']).execute()
    await index('viewingsByStart').columns(['startsAt', 'state']).execute()
    await db
      .insertInto('versions')
      .values({ collection: 'viewings', version: 0 })
      .onConflict((conflict) => conflict.column('collection').doNothing())
      .execute()
  },
}

function required<T extends { notNull(): T }>(column: T): T {
  return column.notNull()
}
