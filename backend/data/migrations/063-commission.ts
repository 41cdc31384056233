import type { Kysely, Migration } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

interface SoldRow {
  id: string
  apartmentId: string | null
  parkingSpotIds: string
  storeIds: string
  endedAt: string | null
}

/**
 * What an agent gets of a sale, in hundredths of a percent, and what the units of a sale cost by the price list when
 * they were sold. Earlier sales have no commission; their list prices follow from the history, or are those of today.
 * Every step can be done again: on SQLite this is no transaction.
 */
export const commission: Migration = {
  async up(db: Kysely<AnyTables>) {
    const tables = await db.introspection.getTables()
    const has = (table: string, column: string) =>
      tables.find(({ name }) => name === table)?.columns.some(({ name }) => name === column) ?? false
    if (!has('user', 'commissionRate'))
      await db.schema
        .alterTable('user')
        .addColumn('commissionRate', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
    if (!has('reservations', 'commissionRate'))
      await db.schema.alterTable('reservations').addColumn('commissionRate', 'integer').execute()
    if (!has('reservations', 'listPrice'))
      await db.schema.alterTable('reservations').addColumn('listPrice', 'double precision').execute()
    for (const [index, table, column] of [
      ['reservationsByContract', 'reservations', 'contractDate'],
      ['reservationsByFirstDay', 'reservations', 'from'],
      ['paymentsByDay', 'payments', 'paidOn'],
    ] as const)
      await db.schema.createIndex(index).ifNotExists().on(table).column(column).execute()
    await fixEarlierSales(db)
  },
}

async function fixEarlierSales(db: Kysely<AnyTables>): Promise<void> {
  const sales: SoldRow[] = await db
    .selectFrom('reservations')
    .select(['id', 'apartmentId', 'parkingSpotIds', 'storeIds', 'endedAt'])
    .where('state', '=', 'sold')
    .where('listPrice', 'is', null)
    .execute()
  for (const { id, apartmentId, parkingSpotIds, storeIds, endedAt } of sales) {
    const spots: string[] = JSON.parse(parkingSpotIds)
    const stores: string[] = JSON.parse(storeIds)
    const units = [
      ...(apartmentId === null ? [] : [{ table: 'apartments', id: apartmentId }]),
      ...spots.map((id) => ({ table: 'parkingSpots', id })),
    ]
    const prices: number[] = []
    for (const unit of units) prices.push(await priceThen(db, unit, endedAt))
    // A store has no list price, and a unit without one leaves the whole sum unknown.
    const isKnown = stores.length === 0 && prices.length > 0 && prices.every((price) => price > 0)
    await db
      .updateTable('reservations')
      .set({ commissionRate: 0, listPrice: isKnown ? prices.reduce((sum, price) => sum + price, 0) : 0 })
      .where('id', '=', id)
      .execute()
  }
}

/** The price that the first change since that moment has replaced, or else that of today; 0 for a deleted unit. */
async function priceThen(
  db: Kysely<AnyTables>,
  { table, id }: { table: string; id: string },
  moment: string | null,
): Promise<number> {
  const row: { price: number } | undefined = await db
    .selectFrom(table)
    .select('price')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return 0
  const since: { fields: string }[] = await db
    .selectFrom('changes')
    .select('fields')
    .where('collection', '=', table)
    .where('recordId', '=', id)
    .where('kind', '=', 'revised')
    .where('at', '>', moment ?? '')
    .where('fields', 'like', '%"price":{%')
    .orderBy('at')
    .orderBy('revision')
    .limit(1)
    .execute()
  const replaced: unknown = since[0] && JSON.parse(since[0].fields).price?.from
  return typeof replaced === 'number' ? replaced : row.price
}
