import type { Kysely, Migration } from 'kysely'
import { sql } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/**
 * Parking spots and stores are reserved without a home; a discount may wait for an administrator; a released
 * reservation says why, and a lost enquiry, too. Every step can be done again: on SQLite this is no transaction.
 */
export const deals: Migration = {
  async up(db: Kysely<AnyTables>) {
    await loosenApartment(db)
    const text = (table: string, column: string, initial: string) =>
      addUnlessThere(db, table, column, () =>
        db.schema
          .alterTable(table)
          .addColumn(column, 'text', (added) => added.notNull().defaultTo(initial))
          .execute(),
      )
    await text('reservations', 'storeIds', '[]')
    await addUnlessThere(db, 'reservations', 'agreedPrice', () =>
      db.schema
        .alterTable('reservations')
        .addColumn('agreedPrice', 'double precision', (added) => added.notNull().defaultTo(0))
        .execute(),
    )
    await text('reservations', 'approval', 'none')
    for (const column of ['approvalAskedBy', 'approvalAskedAt', 'approvalDecidedBy'])
      await addUnlessThere(db, 'reservations', column, () =>
        db.schema.alterTable('reservations').addColumn(column, 'text').execute(),
      )
    await text('reservations', 'approvalNote', '')
    await text('reservations', 'depositState', 'none')
    await text('reservations', 'releaseReason', '')
    await text('reservations', 'releaseNote', '')
    await text('stores', 'status', 'available')
    await text('enquiries', 'lostReason', '')
    await text('enquiries', 'lostNote', '')
    await sql`create index if not exists "waitingApprovals" on reservations ("approvalAskedAt")
      where approval = 'waiting'`.execute(db)
    await db.schema
      .createIndex('enquiriesByLostReason')
      .ifNotExists()
      .on('enquiries')
      .columns(['lostReason', 'submittedAt', 'id'])
      .execute()
  },
}

/** SQLite cannot make a column nullable: a nullable copy takes the place of the column. */
async function loosenApartment(db: Kysely<AnyTables>): Promise<void> {
  const column = (await columnsOf(db, 'reservations')).get('apartmentId')
  if (column && !column.isNullable) {
    await addUnlessThere(db, 'reservations', 'looseApartmentId', () =>
      db.schema.alterTable('reservations').addColumn('looseApartmentId', 'text').execute(),
    )
    await sql`update reservations set "looseApartmentId" = "apartmentId"`.execute(db)
    await db.schema.dropIndex('runningReservations').ifExists().execute()
    await db.schema.dropIndex('reservationsOfHome').ifExists().execute()
    await db.schema.alterTable('reservations').dropColumn('apartmentId').execute()
  }
  if ((await columnsOf(db, 'reservations')).has('looseApartmentId'))
    await db.schema.alterTable('reservations').renameColumn('looseApartmentId', 'apartmentId').execute()
  await sql`create unique index if not exists "runningReservations" on reservations ("apartmentId")
    where state = 'running'`.execute(db)
  await db.schema
    .createIndex('reservationsOfHome')
    .ifNotExists()
    .on('reservations')
    .column('apartmentId')
    .execute()
}

async function addUnlessThere(
  db: Kysely<AnyTables>,
  table: string,
  column: string,
  add: () => Promise<unknown>,
): Promise<void> {
  if (!(await columnsOf(db, table)).has(column)) await add()
}

async function columnsOf(
  db: Kysely<AnyTables>,
  table: string,
): Promise<Map<string, { isNullable: boolean }>> {
  const found = (await db.introspection.getTables()).find(({ name }) => name === table)
  return new Map((found?.columns ?? []).map((column) => [column.name, column]))
}
