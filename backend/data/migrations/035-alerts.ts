import type { Kysely, Migration } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/** Visitors who want to be told of a change, the keys of the links in their mails, and the diary's entries to tell of. */
export const alerts: Migration = {
  async up(db: Kysely<AnyTables>) {
    await db.schema
      .createTable('alerts')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', required)
      .addColumn('language', 'text', required)
      .addColumn('subject', 'text', required)
      .addColumn('createdAt', 'text', required)
      .addColumn('confirmedAt', 'text')
      .addColumn('notifiedStatus', 'text', required)
      .addColumn('notifiedPrice', 'double precision', required)
      .addColumn('notifiedUntil', 'text', required)
      .addColumn('noticedAt', 'text')
      .execute()
    const add = (name: string) => db.schema.createIndex(name).ifNotExists().on('alerts')
    await add('alertsByEmail').unique().columns(['email', 'subject']).execute()
    await add('alertsBySubject').columns(['subject', 'confirmedAt']).execute()
    await add('alertsByNotice').columns(['noticedAt']).execute()
    await db.schema
      .createTable('alertKeys')
      .ifNotExists()
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', required)
      .addColumn('createdAt', 'text', required)
      .execute()
    await db.schema
      .createIndex('alertKeysByEmail')
      .ifNotExists()
      .on('alertKeys')
      .columns(['email', 'createdAt'])
      .execute()
    await db.schema
      .createTable('progressNews')
      .ifNotExists()
      .addColumn('entryId', 'text', (column) => column.primaryKey())
      .addColumn('noticedAt', 'text', required)
      .execute()
  },
}

function required<T extends { notNull(): T }>(column: T): T {
  return column.notNull()
}
