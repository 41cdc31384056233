import { sumOf, toCents } from '../../../domain/deal/cents.ts'
import { paidOf } from '../../../domain/deal/instalment-state.ts'
import { type Instalment, planSchedule, type Schedule, withTotal } from '../../../domain/deal/schedule.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import type { Database } from '../database.ts'
import type { OpenTransaction } from '../engine.ts'
import { lockCollections, lockRecord, recordsOf } from '../records/records.ts'
import type { ScheduleRow } from '../schema.ts'
import { getBuyerFacts } from '../settings.ts'
import { PaymentRefused } from './errors.ts'
import { listPaymentsOf, type StoredPayment } from './payment-rows.ts'

const records = recordsOf('schedules', scheduleFromRow)

/** In the words of the one instalment of a company without a payment plan. */
const wholeSum = 'цялата сума при договора'

export async function findSchedule(db: Database, dealId: string): Promise<Schedule | undefined> {
  const row = await db.read.selectFrom('schedules').selectAll().where('id', '=', dealId).executeTakeFirst()
  return row && scheduleFromRow(row)
}

export async function listSchedules(db: Database): Promise<Schedule[]> {
  return (await db.read.selectFrom('schedules').selectAll().execute()).map(scheduleFromRow)
}

/**
 * Locks the schedule before its payments are read: all that changes either waits here. Throws NotFound without one.
 */
export async function lockSchedule(trx: OpenTransaction, dealId: string): Promise<Schedule> {
  return scheduleFromRow(await lockRecord(trx, 'schedules', dealId))
}

/**
 * Saves the instalments of one buyer. Refused unless they sum to the final price to the cent, and while something was
 * paid of an instalment that would go, or become less than that.
 */
export async function reviseSchedule(
  db: Database,
  dealId: string,
  revision: number,
  typed: readonly Instalment[],
): Promise<Schedule> {
  return db.write('schedules', async (trx) => {
    const { total, instalments: before } = await lockSchedule(trx, dealId)
    const known = new Set(before.map(({ id }) => id))
    const instalments = typed.map((each) => ({
      ...each,
      id: known.has(each.id) ? each.id : crypto.randomUUID(),
    }))
    assertSums(instalments, total)
    assertCoversPayments(before, instalments, await listPaymentsOf(db, dealId))
    return revise(db, dealId, revision, { instalments: JSON.stringify(instalments) })
  })
}

/**
 * Gives a sale its schedule, by the company's payment plan, or lets it follow a corrected final price: the last
 * instalments take the difference. Runs in the transaction that sells.
 */
export async function followSale(db: Database, sale: Reservation): Promise<void> {
  const { id, finalPrice, contractDate } = sale
  if (finalPrice === null || contractDate === null) return
  const total = toCents(finalPrice)
  await db.write('schedules', async (trx) => {
    if (!(await findSchedule(db, id))) return addSchedule(db, { id, total, contractDate })
    const { revision, total: before, instalments } = await lockSchedule(trx, id)
    if (before === total) return
    const payments = await listPaymentsOf(db, id)
    const changed = withTotal(instalments, total, (instalment) => paidOf(payments, instalment))
    if (!changed) throw new PaymentRefused({ kind: 'price-below-paid', paid: sumOf(payments) })
    assertSums(changed, total)
    await revise(db, id, revision, { total, instalments: JSON.stringify(changed) })
  })
}

/** Adds the schedule of a sale of an earlier release, which has none. Two at once add one. */
export async function startSchedule(db: Database, dealId: string): Promise<void> {
  await db.write('schedules', async (trx) => {
    const { state, finalPrice, contractDate } = await lockRecord(trx, 'reservations', dealId)
    if (state !== 'sold' || finalPrice === null || contractDate === null)
      throw new PaymentRefused({ kind: 'no-sale' })
    if (!(await findSchedule(db, dealId)))
      await addSchedule(db, { id: dealId, total: toCents(finalPrice), contractDate })
  })
}

/** Removes the schedule of a sale that is taken back. Refused while something was paid: money does not vanish. */
export async function endSchedule(db: Database, dealId: string): Promise<void> {
  if (!(await findSchedule(db, dealId))) return
  await db.write('schedules', async (trx) => {
    await lockSchedule(trx, dealId)
    const paid = sumOf(await listPaymentsOf(db, dealId))
    if (paid > 0) throw new PaymentRefused({ kind: 'sale-paid', paid })
    await records.remove(db, dealId)
  })
}

/** Sets the days of instalments, for all that a reached stage makes due. Call it with the schedule locked. */
export async function setDueDays(
  db: Database,
  { id, revision, instalments }: Schedule,
  days: ReadonlyMap<string, string>,
): Promise<void> {
  const changed = instalments.map((each) => ({ ...each, dueOn: days.get(each.id) ?? each.dueOn }))
  await revise(db, id, revision, { instalments: JSON.stringify(changed) })
}

async function addSchedule(
  db: Database,
  { id, total, contractDate }: { id: string; total: number; contractDate: string },
): Promise<void> {
  // A stage that is being noted just now counts: its preview then says something else, or this waits for it.
  await db.write('schedules', (trx) => lockCollections(trx, ['settings']))
  const { paymentPlan, stage } = (await getBuyerFacts(db)).values
  const words = { whole: wholeSum, newId: () => crypto.randomUUID() }
  const instalments = planSchedule(paymentPlan, { total, contractDate, reached: stage }, words)
  assertSums(instalments, total)
  await records.add(db, { id, total, instalments: JSON.stringify(instalments) })
}

async function revise(db: Database, id: string, revision: number, values: Partial<ScheduleRow>) {
  return scheduleFromRow(await records.revise(db, id, revision, values))
}

function assertSums(instalments: readonly Instalment[], total: number): void {
  const sum = sumOf(instalments)
  const areCents = instalments.every(({ amount }) => Number.isSafeInteger(amount) && amount > 0)
  if (sum !== total || !areCents) throw new PaymentRefused({ kind: 'wrong-sum', total, sum })
}

function assertCoversPayments(
  before: readonly Instalment[],
  now: readonly Instalment[],
  payments: readonly StoredPayment[],
): void {
  for (const { id, moment } of before) {
    const paid = paidOf(payments, id)
    const amount = now.find((each) => each.id === id)?.amount ?? 0
    if (paid > amount) throw new PaymentRefused({ kind: 'paid-already', moment, paid })
  }
}

function scheduleFromRow({ total, instalments, ...row }: ScheduleRow): Schedule {
  return { ...row, total: Number(total), instalments: JSON.parse(instalments) }
}
