import { data } from 'react-router'
import type { Database } from '../../../backend/data/database.ts'
import { StaleRecords } from '../../../backend/data/records/record-errors.ts'
import type { Collection } from '../../../backend/data/schema.ts'
import type { Fault } from '../form/toast-result.ts'
import { nameRecords } from './name-records.ts'

/** Why several records were not changed as one. */
export interface BulkFault extends Fault {
  /** Those that somebody has changed, or removed, since they were on the screen. */
  stale?: string[]
}

interface Bulk {
  collection: Collection
  failed: string
  /** What is said of those that have changed since. */
  detail(names: string): string
}

/** Runs a change of several records; those that have changed since are named (409). */
export async function reportStaleRecords<Result>(
  db: Database,
  { collection, failed: error, detail }: Bulk,
  run: () => Promise<Result>,
) {
  try {
    return await run()
  } catch (thrown) {
    if (!(thrown instanceof StaleRecords)) throw thrown
    const names = await nameRecords(
      db,
      thrown.ids.map((recordId) => ({ collection, recordId })),
    )
    const fault: BulkFault = { error, detail: detail(names), stale: thrown.ids }
    return data(fault, { status: 409 })
  }
}
