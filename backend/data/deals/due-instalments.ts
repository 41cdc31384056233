import { type ReckonedInstalment, reckon } from '../../../domain/deal/instalment-state.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import type { Database } from '../database.ts'
import { listReservationsById } from '../reservations/queries.ts'
import { listPayments } from './payments.ts'
import { listSchedules } from './schedules.ts'

export interface OpenInstalment {
  instalment: ReckonedInstalment
  deal: Reservation
}

interface Days {
  today: string
  /** The last day of what counts as due. */
  soon?: string
}

/** All instalments of sales that something is owed of; the first day first, and those without a day last. */
export async function listUnpaidInstalments(db: Database, days: Days): Promise<OpenInstalment[]> {
  const [schedules, payments] = await Promise.all([listSchedules(db), listPayments(db)])
  const paymentsOf = Map.groupBy(payments, ({ dealId }) => dealId)
  const deals = new Map(
    (
      await listReservationsById(
        db,
        schedules.map(({ id }) => id),
      )
    ).map((deal) => [deal.id, deal]),
  )
  return schedules
    .flatMap((schedule) => {
      const deal = deals.get(schedule.id)
      if (deal?.state !== 'sold') return []
      const { instalments } = reckon(schedule, paymentsOf.get(schedule.id) ?? [], days)
      return instalments.filter(({ rest }) => rest > 0).map((instalment) => ({ instalment, deal }))
    })
    .sort((one, other) => (one.instalment.dueOn ?? '9').localeCompare(other.instalment.dueOn ?? '9'))
}

/** The unpaid instalments that are overdue or due until `soon`, of one agent or of all. */
export async function listDueInstalments(
  db: Database,
  { agentId, ...days }: Days & { agentId?: string | undefined },
): Promise<OpenInstalment[]> {
  return (await listUnpaidInstalments(db, days)).filter(
    ({ instalment, deal }) =>
      instalment.state !== 'expected' && (agentId === undefined || deal.agentId === agentId),
  )
}
