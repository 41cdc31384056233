import { type Kysely, type Migration, sql } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/**
 * Who has reserved or bought which home. One home has one running reservation: the index refuses a second one, whoever
 * writes it. Every step can be done again: on SQLite this is no transaction.
 */
export const reservations: Migration = {
  async up(db: Kysely<AnyTables>) {
    await db.schema
      .createTable('reservations')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(sql`1`))
      .addColumn('apartmentId', 'text', required)
      .addColumn('parkingSpotIds', 'text', required)
      .addColumn('buyerName', 'text', required)
      .addColumn('buyerPhone', 'text', required)
      .addColumn('buyerEmail', 'text', required)
      .addColumn('from', 'text', required)
      .addColumn('until', 'text', required)
      .addColumn('deposit', 'double precision', required)
      .addColumn('agentId', 'text')
      .addColumn('notes', 'text', required)
      .addColumn('enquiryId', 'text')
      .addColumn('state', 'text', required)
      .addColumn('finalPrice', 'double precision')
      .addColumn('contractDate', 'text')
      .addColumn('endedAt', 'text')
      .addColumn('remindedAt', 'text')
      .addColumn('createdAt', 'text', required)
      .addColumn('updatedAt', 'text', required)
      .execute()
    await sql`create unique index if not exists "runningReservations" on reservations ("apartmentId")
      where state = 'running'`.execute(db)
    await db.schema
      .createIndex('reservationsByState')
      .ifNotExists()
      .on('reservations')
      .columns(['state', 'until'])
      .execute()
    await db
      .insertInto('versions')
      .values({ collection: 'reservations', version: 0 })
      .onConflict((conflict) => conflict.column('collection').doNothing())
      .execute()
  },
}

function required<T extends { notNull(): T }>(column: T): T {
  return column.notNull()
}
