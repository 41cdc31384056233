import type { RecordChange } from '../../../domain/record/record-change.ts'
import { removeApartments } from '../apartments.ts'
import type { Database } from '../database.ts'
import type { OpenTransaction } from '../engine.ts'
import { removeParkingSpots } from '../parking-spots.ts'
import { listFloorPlans } from '../plans/floor-plans.ts'
import { listParkingPlans } from '../plans/parking-plans.ts'
import { NotFound, unlessGone } from '../records/record-errors.ts'
import { lockRecord } from '../records/records.ts'
import { ReservedNow } from '../reservations/errors.ts'
import { changeFromRow } from './changes.ts'
import { assertNotMadeByReservation, NewerChange, revertableFields, revertFields } from './revert-change.ts'

/** What holds an apartment or a parking spot: a sale, a running reservation, or what else was made for it. */
type Use = 'sold' | 'reserved' | 'used'

const weight: Record<Use, number> = { used: 1, reserved: 2, sold: 3 }

/** By the id of the apartment or parking spot: the weightiest use. Those that nothing points to are not in it. */
async function findUses(db: Database): Promise<Map<string, Use>> {
  const uses = new Map<string, Use>()
  const note = (id: string | null, use: Use) => {
    const known = id === null ? undefined : uses.get(id)
    if (id !== null && (!known || weight[known] < weight[use])) uses.set(id, use)
  }
  const reservations = await db.read
    .selectFrom('reservations')
    .select(['apartmentId', 'parkingSpotIds', 'state'])
    .execute()
  for (const { apartmentId, parkingSpotIds: spots, state } of reservations) {
    const parkingSpotIds: string[] = JSON.parse(spots)
    const use = state === 'sold' ? 'sold' : state === 'running' ? 'reserved' : 'used'
    for (const id of [apartmentId, ...parkingSpotIds]) note(id, use)
  }
  const asked = await db.read.selectFrom('enquiries').select('apartmentId').distinct().execute()
  for (const { apartmentId } of asked) note(apartmentId, 'used')
  for (const { outlines } of await listFloorPlans(db))
    for (const { apartmentId } of outlines) note(apartmentId, 'used')
  for (const { outlines } of await listParkingPlans(db))
    for (const { linkedId } of outlines) note(linkedId, 'used')
  return uses
}

type Reason = 'newer' | Use

/**
 * Nothing was taken back: of some records there is a newer change, or they are gone, and taking the older one back
 * would lose that; or something that stays needs them as they are.
 */
export class BatchRefused extends Error {
  readonly reason: Reason
  readonly changes: RecordChange[]
  constructor(reason: Reason, changes: RecordChange[]) {
    super(`Not taken back (${reason}): ${changes.map(({ recordId }) => recordId).join(', ')}`)
    this.reason = reason
    this.changes = changes
  }
}

/** How what a step has added is removed again. */
const removers = { apartments: removeApartments, parkingSpots: removeParkingSpots }

function canRemove(collection: string): collection is keyof typeof removers {
  return Object.hasOwn(removers, collection)
}

/** Whether a change can be taken back together with its step. */
export function isRevertable(change: RecordChange): boolean {
  return change.kind === 'added' ? canRemove(change.collection) : revertableFields(change).length > 0
}

/**
 * Puts all that was changed in one step back to what it was before, and removes what it has added, as one new change;
 * all of it, or nothing.
 */
export async function revertBatch(db: Database, batch: string): Promise<RecordChange[]> {
  const rows = await db.read
    .selectFrom('changes')
    .selectAll()
    .where('batch', '=', batch)
    // As when they were made, so that no two transactions wait for each other.
    .orderBy('recordId')
    .execute()
  const [first] = rows
  if (!first) throw new NotFound()
  await assertNotMadeByReservation(db, batch)
  const changes = rows.map(changeFromRow)
  const back = db.asBatch()
  await db.write(first.collection, async (trx) => {
    const refused = new Map<RecordChange, Reason>()
    for (const change of changes) {
      const reason = isAddition(change)
        ? await lockAddition(trx, change)
        : await revertFields(back, change, revertableFields(change)).then(() => undefined, whyRefused)
      if (reason) refused.set(change, reason)
    }
    await removeAdditions(back, changes.filter(isAddition), refused)
    // Throwing takes back those that could be reverted, too.
    assertNoneRefused(refused)
  })
  return changes
}

type Addition = RecordChange & { kind: 'added'; collection: keyof typeof removers }

function isAddition(change: RecordChange): change is Addition {
  return change.kind === 'added' && canRemove(change.collection)
}

function whyRefused(error: unknown): Reason {
  if (error instanceof NewerChange || error instanceof NotFound) return 'newer'
  if (error instanceof ReservedNow) return error.isSale ? 'sold' : 'reserved'
  throw error
}

/** Until the end nobody else reserves it or draws its outline. */
async function lockAddition(trx: OpenTransaction, change: Addition): Promise<Reason | undefined> {
  const record = await lockRecord(trx, change.collection, change.recordId).catch(unlessGone)
  return record?.revision === change.revision ? undefined : 'newer'
}

async function removeAdditions(db: Database, additions: Addition[], refused: Map<RecordChange, Reason>) {
  const [first] = additions
  if (!first) return
  const uses = await findUses(db)
  for (const change of additions) {
    const use = uses.get(change.recordId)
    if (use) refused.set(change, use)
  }
  if (refused.size > 0) return
  await removers[first.collection](
    db,
    additions.map(({ recordId }) => recordId),
  )
}

/** With those of one reason: what is to be done about it differs. */
function assertNoneRefused(refused: ReadonlyMap<RecordChange, Reason>): void {
  const [reason] = refused.values()
  if (!reason) return
  const alike = [...refused].filter(([, why]) => why === reason).map(([change]) => change)
  throw new BatchRefused(reason, alike)
}
