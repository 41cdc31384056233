import type { Kysely, Migration } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/**
 * The further apartments of an enquiry that asks about several; the first one stays in the enquiry itself. The number
 * stays readable when the apartment is deleted.
 */
export const enquiryApartments: Migration = {
  async up(db: Kysely<AnyTables>) {
    await db.schema
      .createTable('enquiryApartments')
      .ifNotExists()
      .addColumn('enquiryId', 'text', (column) =>
        column.notNull().references('enquiries.id').onDelete('cascade'),
      )
      .addColumn('position', 'integer', required)
      .addColumn('apartmentId', 'text', required)
      .addColumn('apartmentNumber', 'text', required)
      .addPrimaryKeyConstraint('enquiryApartmentsKey', ['enquiryId', 'position'])
      .execute()
    for (const column of ['apartmentId', 'apartmentNumber'])
      await db.schema
        .createIndex(`enquiryApartmentsBy${column.replace('apartment', '')}`)
        .ifNotExists()
        .on('enquiryApartments')
        .columns([column, 'enquiryId'])
        .execute()
  },
}

function required<T extends { notNull(): T }>(column: T): T {
  return column.notNull()
}
