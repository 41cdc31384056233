import { type Kysely, type Migration, sql } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

const day = 24 * 60 * 60 * 1000

/**
 * The keys of the calendars on the phones of people, which mails each of them wants, and what they were told. Nobody
 * gets a mail because of the update: changes of the last day count as told. Every step can be done again: on SQLite
 * this is no transaction.
 */
export const agentMails: Migration = {
  async up(db: Kysely<AnyTables>) {
    await db.schema
      .createTable('calendarKeys')
      .ifNotExists()
      .addColumn('userId', 'text', (column) =>
        column.primaryKey().notNull().references('user.id').onDelete('cascade'),
      )
      .addColumn('key', 'text', required)
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .execute()

    const tables = await db.introspection.getTables()
    const known = tables.find(({ name }) => name === 'user')?.columns.map(({ name }) => name) ?? []
    for (const column of ['mailsAssigned', 'mailsDeals', 'mailsCalls'])
      if (!known.includes(column))
        await db.schema
          .alterTable('user')
          .addColumn(column, 'integer', (added) => added.notNull().defaultTo(1))
          .execute()

    await db.schema
      .createTable('notifiedChanges')
      .ifNotExists()
      .addColumn('changeId', 'text', (column) => column.primaryKey().notNull())
      .addColumn('at', 'text', required)
      .execute()
    await sql`insert into "notifiedChanges" ("changeId", at)
      select id, at from changes
      where collection in ('enquiries', 'reservations') and at > ${new Date(Date.now() - day).toISOString()}
      on conflict ("changeId") do nothing`.execute(db)

    await db.schema
      .createTable('callReminders')
      .ifNotExists()
      .addColumn('enquiryId', 'text', (column) =>
        column.notNull().references('enquiries.id').onDelete('cascade'),
      )
      .addColumn('callAt', 'text', required)
      .addPrimaryKeyConstraint('callRemindersKey', ['enquiryId', 'callAt'])
      .execute()
  },
}

function required<T extends { notNull(): T }>(column: T): T {
  return column.notNull()
}
