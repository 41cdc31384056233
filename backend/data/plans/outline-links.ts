import type { RecordChange } from '../../../domain/record/record-change.ts'
import type { Database } from '../database.ts'
import type { OpenTransaction } from '../engine.ts'
import { changeFromRow } from '../history/changes.ts'
import { NotFound } from '../records/record-errors.ts'
import { lockRecord } from '../records/records.ts'
import type { Tables, UnitTable } from '../schema.ts'

/** An outline is linked to an apartment or parking spot that is not on its plan's floor, or was deleted. */
export class InvalidLink extends Error {
  constructor() {
    super('There is no such apartment or parking spot on this floor')
  }
}

/**
 * Locks the units that the outlines of a plan are linked to. Deleting a unit takes the same lock: whichever
 * comes second sees what the other has done, and no link to a deleted unit stays. Units are locked in the order
 * of their ids, so that two plans with the same maisonettes do not deadlock.
 */
export async function lockLinked<Table extends UnitTable>(
  trx: OpenTransaction,
  table: Table,
  ids: (string | null)[],
): Promise<Tables[Table][]> {
  const linked = new Set(ids.filter((id) => id !== null))
  const locked: Tables[Table][] = []
  for (const id of [...linked].sort()) locked.push(await lockRecord(trx, table, id).catch(asInvalidLink))
  return locked
}

function asInvalidLink(error: unknown): never {
  throw error instanceof NotFound ? new InvalidLink() : error
}

interface StoredOutline {
  id: string
  apartmentId?: string | null
  linkedId?: string | null
}

/** By plan: the ids of the outlines that were linked to a unit until it was deleted at this moment. */
export async function findFreedOutlines(
  db: Database,
  plans: 'floorPlans' | 'parkingPlans',
  { id, at }: { id: string; at: string },
): Promise<Map<string, Set<string>>> {
  const rows = await db.read
    .selectFrom('changes')
    .selectAll()
    .where('collection', '=', plans)
    .where('at', '>=', at)
    .where('fields', 'like', `%${id}%`)
    .execute()
  const freed = rows.map(changeFromRow).map((change) => [change.recordId, freedBy(change, id)] as const)
  return new Map(freed.filter(([, outlines]) => outlines.size > 0))
}

function freedBy({ fields }: RecordChange, id: string): Set<string> {
  const { from, to } = fields.outlines ?? {}
  const still = linkedTo(to, id)
  return new Set([...linkedTo(from, id)].filter((outline) => !still.has(outline)))
}

function linkedTo(stored: unknown, id: string): Set<string> {
  const outlines: StoredOutline[] = Array.isArray(stored) ? stored : []
  const linked = outlines.filter(({ apartmentId, linkedId }) => apartmentId === id || linkedId === id)
  return new Set(linked.map((outline) => outline.id))
}
