import { paidOf } from '../../../domain/deal/instalment-state.ts'
import type { Payment, PaymentValues } from '../../../domain/deal/payment.ts'
import type { Database } from '../database.ts'
import { NotFound } from '../records/record-errors.ts'
import { PaymentRefused } from './errors.ts'
import { listPaymentsOf, paymentFromRow, paymentRecords } from './payment-rows.ts'
import { lockSchedule } from './schedules.ts'

/** More than any buyer pays in parts. */
export const mostPayments = 200

export async function findPayment(db: Database, id: string): Promise<Payment | undefined> {
  const row = await db.read.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
  return row && paymentFromRow(row)
}

/** All payments of all deals, the first day first. */
export async function listPayments(db: Database): Promise<Payment[]> {
  const rows = await db.read.selectFrom('payments').selectAll().orderBy('paidOn').orderBy('id').execute()
  return rows.map(paymentFromRow)
}

/** Cents that have come so far, by the deal's id; deals without a payment are missing. */
export async function sumPaymentsByDeal(db: Database): Promise<Map<string, number>> {
  const rows = await db.read
    .selectFrom('payments')
    .select(({ fn }) => ['dealId', fn.sum<number | string>('amount').as('paid')])
    .groupBy('dealId')
    .execute()
  // PostgreSQL writes sums of big integers as texts.
  return new Map(rows.map(({ dealId, paid }) => [dealId, Number(paid)]))
}

/**
 * The schedule is locked first: of two payments at once the second one sees what is left after the first. A form that is
 * sent again under the same id adds no second payment; what was typed since is saved over the first.
 */
export async function addPayment(
  db: Database,
  dealId: string,
  values: PaymentValues,
  id: string = crypto.randomUUID(),
): Promise<Payment> {
  return db.write('payments', async (trx) => {
    const { instalments } = await lockSchedule(trx, dealId)
    const others = await listPaymentsOf(db, dealId)
    const known = await findPayment(db, id)
    if (known) {
      if (known.dealId !== dealId) throw new NotFound()
      return isSame(known, values) ? known : revisePayment(db, id, 1, values)
    }
    if (others.length >= mostPayments) throw new PaymentRefused({ kind: 'too-many-payments' })
    assertFits(instalments, others, values)
    return paymentFromRow(await paymentRecords.add(db, { ...values, id, dealId }))
  })
}

/** Corrects a payment; it stays with its deal. */
export async function revisePayment(
  db: Database,
  id: string,
  revision: number,
  values: PaymentValues,
): Promise<Payment> {
  return db.write('payments', async (trx) => {
    const { dealId } = await get(db, id)
    const { instalments } = await lockSchedule(trx, dealId)
    const others = (await listPaymentsOf(db, dealId)).filter((each) => each.id !== id)
    assertFits(instalments, others, values)
    return paymentFromRow(await paymentRecords.revise(db, id, revision, { ...values }))
  })
}

/** Removes a payment that was recorded by mistake. What it was stays in the history. */
export async function removePayment(db: Database, id: string): Promise<Payment> {
  return db.write('payments', async (trx) => {
    await lockSchedule(trx, (await get(db, id)).dealId)
    return paymentFromRow(await paymentRecords.remove(db, id))
  })
}

function isSame(known: Payment, values: PaymentValues): boolean {
  return (Object.keys(values) as (keyof PaymentValues)[]).every((name) => known[name] === values[name])
}

async function get(db: Database, id: string): Promise<Payment> {
  const found = await findPayment(db, id)
  if (!found) throw new NotFound()
  return found
}

function assertFits(
  instalments: readonly { id: string; amount: number }[],
  others: readonly Payment[],
  { instalmentId, amount }: PaymentValues,
): void {
  const instalment = instalments.find(({ id }) => id === instalmentId)
  if (!instalment) throw new PaymentRefused({ kind: 'unknown-instalment' })
  const rest = instalment.amount - paidOf(others, instalmentId)
  if (amount > rest) throw new PaymentRefused({ kind: 'too-much', rest })
}
