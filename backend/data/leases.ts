import { sql } from 'kysely'
import type { Database } from './database.ts'

/** In milliseconds. A server that is silent for longer loses its lease. */
export const leaseLength = 60_000

/** Takes or prolongs the lease; false while another holder has it. */
export async function takeLease(
  db: Database,
  work: string,
  holder: string,
  moment?: number,
): Promise<boolean> {
  const now = moment ?? (await readClock(db))
  const lease = { work, holder, until: now + leaseLength }
  const taken = await db.transaction((trx) =>
    trx
      .insertInto('leases')
      .values(lease)
      .onConflict((conflict) =>
        conflict
          .column('work')
          .doUpdateSet(lease)
          .where((row) =>
            row.or([
              row('leases.holder', '=', holder),
              row('leases.until', '<=', now),
              // A lease this far ahead was written by a clock that was wrong.
              row('leases.until', '>', now + 2 * leaseLength),
            ]),
          ),
      )
      .returning('work')
      .executeTakeFirst(),
  )
  return taken !== undefined
}

/**
 * In milliseconds since 1970. Servers that share a PostgreSQL database use the clock of the database, because
 * their own clocks may differ.
 */
async function readClock({ engine }: Database): Promise<number> {
  if (!engine.channel) return Date.now()
  const { rows } = await sql<{ now: string }>`
    select extract(epoch from clock_timestamp()) * 1000 as now`.execute(engine.reader)
  return Math.trunc(Number(rows[0]?.now))
}

export async function returnLease(db: Database, work: string, holder: string): Promise<void> {
  await db.transaction((trx) =>
    trx.deleteFrom('leases').where('work', '=', work).where('holder', '=', holder).execute(),
  )
}
