import type { Kysely, Migration } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/** Who changed which record, when, and which fields from what to what; and the marks of begun work, which were settings. */
export const changes: Migration = {
  async up(db: Kysely<AnyTables>) {
    await db.schema
      .createTable('changes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('actorKind', 'text', (column) => column.notNull())
      .addColumn('actorId', 'text', (column) => column.notNull())
      .addColumn('actorName', 'text', (column) => column.notNull())
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('recordId', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('fields', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('changesByAge').on('changes').columns(['at', 'id']).execute()
    await db.schema
      .createIndex('changesOfRecord')
      .on('changes')
      .columns(['collection', 'recordId', 'at'])
      .execute()

    await db.schema
      .createTable('unfinished')
      .addColumn('work', 'text', (column) => column.primaryKey())
      .addColumn('since', 'text', (column) => column.notNull())
      .execute()
    const marks = await db.selectFrom('settings').selectAll().where('id', 'like', 'unfinished:%').execute()
    for (const { id, updatedAt } of marks) {
      const work = String(id).slice('unfinished:'.length)
      await db.insertInto('unfinished').values({ work, since: updatedAt }).execute()
      await db.deleteFrom('settings').where('id', '=', id).execute()
    }
  },
}
