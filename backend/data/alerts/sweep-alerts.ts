import {
  alertMonths,
  confirmWithin,
  keptWithoutApartment,
  progressSubject,
} from '../../../domain/alert/alert.ts'
import { expiredBefore } from '../../../domain/personal-data/retention.ts'
import type { Database } from '../database.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Deletes alerts that nobody has confirmed in time, those that are as old as any may become, and those of apartments
 * that were deleted and can no longer be restored. Returns how many.
 */
export async function sweepAlerts(db: Database, now: Date): Promise<number> {
  const moment = now.toISOString()
  const unconfirmedBefore = ago(now, confirmWithin * day)
  const oldest = expiredBefore({ months: alertMonths }, now)?.toISOString() ?? ''
  return db.transaction(async (trx) => {
    const gone = db.read
      .selectFrom('alerts')
      .select('alerts.id')
      .leftJoin('apartments', 'apartments.id', 'alerts.subject')
      .where('subject', '!=', progressSubject)
      .where('apartments.id', 'is', null)
    await trx
      .updateTable('alerts')
      .set({ noticedAt: moment })
      .where('noticedAt', 'is', null)
      .where('id', 'in', gone)
      .execute()
    const { numDeletedRows } = await trx
      .deleteFrom('alerts')
      .where((row) =>
        row.or([
          row('confirmedAt', 'is', null).and('createdAt', '<', unconfirmedBefore),
          row('createdAt', '<', oldest),
          row('noticedAt', '<', ago(now, keptWithoutApartment)).and('id', 'in', gone),
        ]),
      )
      .executeTakeFirst()
    await trx
      .deleteFrom('alertKeys')
      .where('email', 'not in', trx.selectFrom('alerts').select('email'))
      .execute()
    return Number(numDeletedRows)
  })
}

function ago(now: Date, milliseconds: number): string {
  return new Date(now.getTime() - milliseconds).toISOString()
}
