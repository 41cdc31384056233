import type { OpenTransaction } from './engine.ts'
import { NotFound } from './records/record-errors.ts'
import { lockRecord } from './records/records.ts'
import type { Tables } from './schema.ts'

/** An outline belongs to an apartment or parking spot that is not on its plan's floor, or no longer there. */
export class InvalidLink extends Error {
  constructor() {
    super('There is no such apartment or parking spot on this floor')
  }
}

/**
 * Locks what the outlines of a plan are linked to, as deleting it does: whichever comes second sees what the other has
 * done, and no link to what was deleted stays. In one order for everybody, so that two plans with the same maisonettes
 * do not wait for each other.
 */
export async function lockLinked<Table extends 'apartments' | 'parkingSpots'>(
  trx: OpenTransaction,
  table: Table,
  ids: (string | null)[],
): Promise<Tables[Table][]> {
  const linked = new Set(ids.filter((id) => id !== null))
  const locked: Tables[Table][] = []
  for (const id of [...linked].sort()) locked.push(await lockRecord(trx, table, id).catch(asStrange))
  return locked
}

function asStrange(error: unknown): never {
  throw error instanceof NotFound ? new InvalidLink() : error
}
