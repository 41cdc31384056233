import type { Kysely, Migration } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/**
 * Stores have a price like every unit; 0 is hidden, as all earlier ones are. Sales note how many of their units had no
 * known price: earlier ones with such a unit had 0 in place of the list price, and nobody knows more of them. Every step
 * can be done again: on SQLite this is no transaction.
 */
export const knownPrices: Migration = {
  async up(db: Kysely<AnyTables>) {
    const tables = await db.introspection.getTables()
    const has = (table: string, column: string) =>
      tables.find(({ name }) => name === table)?.columns.some(({ name }) => name === column) ?? false
    if (!has('stores', 'price'))
      await db.schema
        .alterTable('stores')
        .addColumn('price', 'double precision', (column) => column.notNull().defaultTo(0))
        .execute()
    if (!has('reservations', 'unpricedUnits'))
      await db.schema
        .alterTable('reservations')
        .addColumn('unpricedUnits', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
    await db
      .updateTable('reservations')
      .set({ unpricedUnits: 1 })
      .where('state', '=', 'sold')
      .where('listPrice', '=', 0)
      .where('unpricedUnits', '=', 0)
      .execute()
  },
}
