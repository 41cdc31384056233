import { type Kysely, type Migration, sql } from 'kysely'

/** Which installation this database belongs to: one row. `isJoined` once the stored files carry the same id. */
export const installation: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('installation')
      .addColumn('row', 'integer', (column) => column.primaryKey().check(sql`"row" = 1`))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('isJoined', 'integer', (column) => column.notNull())
      .execute()
  },
}
