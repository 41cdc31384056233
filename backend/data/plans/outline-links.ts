import type { DrawnOutline } from '../../../domain/floor-plan/drawn-outline.ts'
import type { RecordChange } from '../../../domain/record/record-change.ts'
import type { Database } from '../database.ts'
import type { OpenTransaction } from '../engine.ts'
import { changeFromRow } from '../history/changes.ts'
import { ignoreNotFound, NotFound } from '../records/record-errors.ts'
import { lockRecord, type Records } from '../records/records.ts'
import type { PlanRow, Tables, UnitTable } from '../schema.ts'

/** An outline is linked to an apartment, parking spot or floor that its plan does not show, or that is gone. */
export class InvalidLink extends Error {
  constructor() {
    super('An outline is linked to something that its plan does not show')
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

/** Plans whose outlines have a `linkedId`, which may be the id of a unit. */
type LinkedPlans = 'parkingPlans' | 'buildingViews'

type PlanRecords = Pick<Records<PlanRow>, 'edit'>

interface LinkedPlan {
  id: string
  outlines: DrawnOutline[]
}

/** The outlines of a unit that was deleted, or has moved, stay on their plans without a link. */
export async function unlinkUnit(
  db: Database,
  records: PlanRecords,
  plans: LinkedPlan[],
  unitId: string,
): Promise<void> {
  const isLinked = ({ linkedId }: DrawnOutline) => linkedId === unitId
  for (const { id } of plans.filter(({ outlines }) => outlines.some(isLinked)))
    await changeOutlines(db, records, id, (outline) =>
      isLinked(outline) ? { ...outline, linkedId: null } : outline,
    )
}

/** Links the outlines that a restored unit had, unless they are linked to something else by now. */
export async function relinkUnit(
  db: Database,
  records: PlanRecords,
  plans: LinkedPlans,
  removed: { id: string; at: string },
): Promise<void> {
  for (const [plan, freed] of await findFreedOutlines(db, plans, removed))
    await changeOutlines(db, records, plan, (outline) =>
      freed.has(outline.id) && outline.linkedId === null ? { ...outline, linkedId: removed.id } : outline,
    )
}

/** The plan is locked before it is changed; one that was deleted meanwhile is left out. */
async function changeOutlines(
  db: Database,
  records: PlanRecords,
  plan: string,
  change: (outline: DrawnOutline) => DrawnOutline,
): Promise<void> {
  const edited = records.edit(db, plan, (row) => {
    const outlines: DrawnOutline[] = JSON.parse(row.outlines)
    return { outlines: JSON.stringify(outlines.map(change)) }
  })
  await edited.catch(ignoreNotFound)
}

interface StoredOutline {
  id: string
  apartmentId?: string | null
  linkedId?: string | null
}

/** By plan: the ids of the outlines that were linked to a unit until it was deleted at this moment. */
export async function findFreedOutlines(
  db: Database,
  plans: 'floorPlans' | LinkedPlans,
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
