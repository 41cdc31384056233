import { type RawBuilder, sql } from 'kysely'
import type { ReportPeriod } from '../../../domain/report/report-period.ts'
import type { SalesFacts } from '../../../domain/report/sales-figures.ts'
import type { Database } from '../database.ts'
import { reservationFromRow } from '../reservations/queries.ts'

interface Which {
  period: ReportPeriod
  agent: string | undefined
}

/**
 * What was shown, reserved, sold and paid in the period, by agent and month. The database sums up what there is most
 * of; of sales there are never more than units.
 */
export async function readSalesFacts(db: Database, which: Which): Promise<SalesFacts> {
  return {
    viewings: await countViewings(db, which),
    reservations: await countReservations(db, which),
    sales: await listSales(db, which),
    payments: await sumPayments(db, which),
  }
}

/** 2026-11 of a day. */
function monthOf(day: string): RawBuilder<string> {
  return sql<string>`substr(${sql.ref(day)}, 1, 7)`
}

/** By the day of the viewing. Planned, missed and cancelled ones were not held. */
async function countViewings(db: Database, { period, agent }: Which) {
  let query = db.readLong
    .selectFrom('viewings')
    .select(({ fn }) => ['agentId', monthOf('day').as('month'), fn.countAll<number>().as('count')])
    .where('state', 'in', ['interested', 'uninterested'])
    .where('day', '>=', period.from)
    .where('day', '<=', period.until)
    .groupBy(['agentId', monthOf('day')])
  if (agent !== undefined) query = query.where('agentId', '=', agent)
  return query.execute()
}

/** By their first day, whatever became of them. A sale that nothing was reserved for is none. */
async function countReservations(db: Database, { period, agent }: Which) {
  let query = db.readLong
    .selectFrom('reservations')
    .select(({ fn }) => ['agentId', monthOf('from').as('month'), fn.countAll<number>().as('count')])
    .where('from', '>=', period.from)
    .where('from', '<=', period.until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('changes')
            .select('changes.id')
            .where('collection', '=', 'reservations')
            .whereRef('recordId', '=', 'reservations.id')
            .where('kind', '=', 'added')
            .where('fields', 'like', '%"state":{"to":"sold"}%'),
        ),
      ),
    )
    .groupBy(['agentId', monthOf('from')])
  if (agent !== undefined) query = query.where('agentId', '=', agent)
  return query.execute()
}

/** By the day of the contract. */
async function listSales(db: Database, { period, agent }: Which) {
  let query = db.readLong
    .selectFrom('reservations')
    .select(['agentId', monthOf('contractDate').as('month')])
    .select(({ fn, val }) => [
      fn.coalesce('finalPrice', val(0)).as('finalPrice'),
      fn.coalesce('listPrice', val(0)).as('listPrice'),
      'unpricedUnits',
    ])
    .where('state', '=', 'sold')
    .where('contractDate', '>=', period.from)
    .where('contractDate', '<=', period.until)
    .orderBy('contractDate')
    .orderBy('id')
  if (agent !== undefined) query = query.where('agentId', '=', agent)
  return query.execute()
}

/** By the day on which the money came, for the agent of the deal. */
async function sumPayments(db: Database, { period, agent }: Which) {
  let query = db.readLong
    .selectFrom('payments')
    .innerJoin('reservations', 'reservations.id', 'payments.dealId')
    .select(({ fn }) => ['agentId', monthOf('paidOn').as('month'), fn.sum<number>('amount').as('amount')])
    .where('paidOn', '>=', period.from)
    .where('paidOn', '<=', period.until)
    .groupBy(['agentId', monthOf('paidOn')])
  if (agent !== undefined) query = query.where('agentId', '=', agent)
  return (await query.execute()).map(({ amount, ...placed }) => ({ ...placed, amount: Number(amount) }))
}

/** The apartments of sales since a day; null of a sale without one. */
export async function listSoldSince(db: Database, { since, until }: { since: string; until: string }) {
  const rows = await db.readLong
    .selectFrom('reservations')
    .select('apartmentId')
    .where('state', '=', 'sold')
    .where('contractDate', '>=', since)
    .where('contractDate', '<=', until)
    .execute()
  return rows.map(({ apartmentId }) => apartmentId)
}

/** The sales of a period with what their commission follows from, the earliest contract first. */
export async function listCommissionSales(db: Database, { period, agent }: Which) {
  let query = db.readLong
    .selectFrom('reservations')
    .selectAll()
    .where('state', '=', 'sold')
    .where('contractDate', '>=', period.from)
    .where('contractDate', '<=', period.until)
    .orderBy('contractDate')
    .orderBy('id')
  if (agent !== undefined) query = query.where('agentId', '=', agent)
  return (await query.execute()).map(reservationFromRow)
}
