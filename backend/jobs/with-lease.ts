import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../data/database.ts'
import { leaseLength, returnLease, takeLease } from '../data/leases.ts'

const renewEvery = leaseLength / 4
const askEvery = 1_000

/**
 * Long work calls `assertLeaseHeld` before each step. It throws when this process was suspended for so long that the
 * lease lapsed and another server has taken over the work.
 */
type Run<T> = (assertLeaseHeld: () => Promise<void>) => Promise<T>

/** Runs the work if the lease is free. Otherwise another server is doing it, and this call does nothing. */
export async function withLease(db: Database, work: string, run: Run<void>): Promise<void> {
  const holder = crypto.randomUUID()
  if (isSingleServer(db)) await run(async () => {})
  else if (await takeLease(db, work, holder)) await runLeased(db, work, holder, run)
}

/** Waits for the lease, then runs the work. The lease of a server that was killed lapses after a minute. */
export async function waitForLease<T>(db: Database, work: string, run: Run<T>): Promise<T> {
  if (isSingleServer(db)) return run(async () => {})
  const holder = crypto.randomUUID()
  while (!(await takeLease(db, work, holder))) await sleep(askEvery)
  return runLeased(db, work, holder, run)
}

/** An embedded database has one server, which locks the data folder. It must not wait for a lease of a killed process. */
function isSingleServer({ engine }: Database): boolean {
  return engine.channel === undefined
}

async function runLeased<T>(db: Database, work: string, holder: string, run: Run<T>): Promise<T> {
  const assertLeaseHeld = async () => {
    if (!(await takeLease(db, work, holder))) throw new Error(`Another server has taken over: ${work}`)
  }
  const renew = () =>
    takeLease(db, work, holder).catch((error) => console.error('Error renewing a lease', work, error))
  const renewing = setInterval(renew, renewEvery)
  try {
    return await run(assertLeaseHeld)
  } finally {
    clearInterval(renewing)
    // Only logged, so that an error of the work itself is not hidden: the lease also lapses after a minute.
    await returnLease(db, work, holder).catch((error) =>
      console.error('Error returning a lease', work, error),
    )
  }
}
