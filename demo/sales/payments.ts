import type { Database } from '../../backend/data/database.ts'
import { addPayment } from '../../backend/data/deals/payments.ts'
import { listSchedules, reviseSchedule } from '../../backend/data/deals/schedules.ts'
import { isoDay } from '../../domain/formats/dates.ts'
import { addDays } from '../../domain/formats/day-of-sofia.ts'
import { adminActor } from './administrator.ts'

/** In days. */
const usualDelay = 5
const monthsAhead = 30

/**
 * What the buyers of the demo have paid: most of what is due, in a few days; some are late, one has paid a part. What
 * waits for the notary gets days in the coming months, so that „Вноски“ has something to expect.
 */
export async function addDemoPayments(db: Database, now: Date): Promise<void> {
  const today = isoDay(now)
  const schedules = (await listSchedules(db)).sort((one, other) =>
    one.createdAt.localeCompare(other.createdAt),
  )
  for (const [index, { id, revision, instalments }] of schedules.entries()) {
    const planned = instalments.map((each) =>
      each.dueOn === null && each.stage === 'none'
        ? { ...each, dueOn: addDays(today, monthsAhead * (2 + (index % 9))) }
        : each,
    )
    const acting = db.as(adminActor)
    if (planned.some(({ dueOn }, at) => dueOn !== instalments[at]?.dueOn))
      await reviseSchedule(acting.at(now), id, revision, planned)
    const isLate = index % 7 === 3
    for (const [at, { id: instalmentId, amount, dueOn }] of instalments.entries()) {
      if (dueOn === null || dueOn > today) continue
      const isLast = at === instalments.length - 1 || (instalments[at + 1]?.dueOn ?? '9') > today
      if (isLate && isLast && index % 2 === 1) continue
      const paidOn = [addDays(dueOn, usualDelay), today].sort()[0] ?? today
      const paid = isLate && isLast ? Math.floor(amount / 200) * 100 : amount
      const way = index % 5 === 4 ? 'loan' : 'bank'
      if (paid > 0)
        await addPayment(acting.at(new Date(`${paidOn}T10:00:00Z`)), id, {
          ...{ instalmentId, amount: paid, paidOn, way, note: '' },
        })
    }
  }
}
