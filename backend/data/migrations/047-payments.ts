import { type Kysely, type Migration, sql } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/** Schedules of sales, which have the id of their reservation, and what buyers have paid. Amounts are cents. */
export const payments: Migration = {
  async up(db: Kysely<AnyTables>) {
    await db.schema
      .createTable('schedules')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('revision', 'integer', required)
      .addColumn('total', 'bigint', required)
      .addColumn('instalments', 'text', required)
      .addColumn('createdAt', 'text', required)
      .addColumn('updatedAt', 'text', required)
      .execute()
    await db.schema
      .createTable('payments')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('revision', 'integer', required)
      .addColumn('dealId', 'text', required)
      .addColumn('instalmentId', 'text', required)
      .addColumn('paidOn', 'text', required)
      .addColumn('amount', 'bigint', required)
      .addColumn('way', 'text', required)
      .addColumn('note', 'text', required)
      .addColumn('createdAt', 'text', required)
      .addColumn('updatedAt', 'text', required)
      .addCheckConstraint('paymentsAreAmounts', sql`amount > 0`)
      .execute()
    await db.schema
      .createIndex('paymentsByDeal')
      .ifNotExists()
      .on('payments')
      .columns(['dealId', 'paidOn', 'id'])
      .execute()
    for (const collection of ['schedules', 'payments'])
      await db
        .insertInto('versions')
        .values({ collection, version: 0 })
        .onConflict((conflict) => conflict.column('collection').doNothing())
        .execute()
  },
}

function required<T extends { notNull(): T }>(column: T): T {
  return column.notNull()
}
