import { type Kysely, type Migration, sql } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/**
 * How far the office is with an enquiry, who works on it, when to call next and which home it is about; notes, which go
 * with their enquiry. Every step can be done again: on SQLite this is no transaction.
 */
export const enquiryWork: Migration = {
  async up(db: Kysely<AnyTables>) {
    await addColumns(db)
    await db.schema
      .createTable('enquiryNotes')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('enquiryId', 'text', (column) =>
        column.notNull().references('enquiries.id').onDelete('cascade'),
      )
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('authorId', 'text', (column) => column.notNull())
      .addColumn('authorName', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .execute()
    const notes = db.schema.createIndex('enquiryNotesByEnquiry').ifNotExists().on('enquiryNotes')
    await notes.columns(['enquiryId', 'at', 'id']).execute()

    await fillIn(db)
    const add = (index: string) => db.schema.createIndex(index).ifNotExists().on('enquiries')
    await add('enquiriesByStage').columns(['stage', 'submittedAt', 'id']).execute()
    await add('enquiriesByAgent').columns(['agentId', 'submittedAt', 'id']).execute()
    await add('enquiriesByNextCall').columns(['nextCallOn', 'submittedAt', 'id']).execute()
    await add('enquiriesByHome').columns(['apartmentId', 'submittedAt', 'id']).execute()
    await add('enquiriesByEmail').expression(sql`lower(email)`).execute()
  },
}

async function addColumns(db: Kysely<AnyTables>): Promise<void> {
  const tables = await db.introspection.getTables()
  const there = tables.find(({ name }) => name === 'enquiries')?.columns.map(({ name }) => name) ?? []
  const table = db.schema.alterTable('enquiries')
  const added = {
    stage: table.addColumn('stage', 'text', (column) => column.notNull().defaultTo('new')),
    agentId: table.addColumn('agentId', 'text'),
    nextCallOn: table.addColumn('nextCallOn', 'text'),
    apartmentId: table.addColumn('apartmentId', 'text'),
    answeredAt: table.addColumn('answeredAt', 'text'),
  }
  for (const [name, adding] of Object.entries(added)) if (!there.includes(name)) await adding.execute()
}

/** What was read was answered, at a moment that nobody knows; a number that two homes have names neither. */
async function fillIn(db: Kysely<AnyTables>): Promise<void> {
  await db.updateTable('enquiries').set({ stage: 'called' }).where('isRead', '=', 1).execute()
  await sql`update enquiries set "apartmentId" = named.id
    from (select number, min(id) as id from apartments group by number having count(*) = 1) as named
    where named.number = enquiries."apartmentNumber" and enquiries."apartmentId" is null`.execute(db)
}
