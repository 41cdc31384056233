import type { Payment } from '../../../domain/deal/payment.ts'
import type { Database } from '../database.ts'
import { recordsOf } from '../records/records.ts'
import type { PaymentRow } from '../schema.ts'

export const paymentRecords = recordsOf('payments', paymentFromRow)

export type StoredPayment = Pick<Payment, 'dealId' | 'instalmentId' | 'amount'>

export function paymentFromRow(row: PaymentRow): Payment {
  return { ...row, amount: Number(row.amount) }
}

/** The first day first. */
export async function listPaymentsOf(db: Database, dealId: string): Promise<Payment[]> {
  const rows = await db.read
    .selectFrom('payments')
    .selectAll()
    .where('dealId', '=', dealId)
    .orderBy('paidOn')
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(paymentFromRow)
}
