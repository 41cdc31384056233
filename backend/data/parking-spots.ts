import {
  compareParkingSpots,
  type ParkingFilters,
  type ParkingSpot,
  type ParkingSpotValues,
  type PublicParkingSpot,
} from '../../domain/parking/parking.ts'
import { parkingFieldKinds } from '../../domain/parking/parking-fields.ts'
import { publicNames } from '../../domain/record/field-table.ts'
import type { Status } from '../../domain/status.ts'
import type { Database } from './database.ts'
import { withNotesFor } from './internal-notes.ts'
import { relinkParkingSpot, unlinkParkingSpot } from './plans/parking-plans.ts'
import { type RecordRevision, type RevisedBatch, revisedBatch } from './records/batches.ts'
import { lockCollections, recordsOf } from './records/records.ts'
import { assertSpotNotReserved } from './reservations/errors.ts'

const records = recordsOf('parkingSpots')

const publicColumns = ['id', 'revision', ...publicNames(parkingFieldKinds), 'createdAt', 'updatedAt'] as const

export async function listParkingSpots(
  db: Database,
  filters: ParkingFilters = {},
): Promise<PublicParkingSpot[]> {
  const spots = await filtered(db, filters).select(publicColumns).execute()
  return spots.sort(compareParkingSpots)
}

/** The notes are empty unless the actor may read them (internal-notes.ts). */
export async function listParkingSpotsWithNotes(
  db: Database,
  filters: ParkingFilters = {},
): Promise<ParkingSpot[]> {
  const spots = await filtered(db, filters).selectAll().execute()
  return spots.map((spot) => withNotesFor(db, spot)).sort(compareParkingSpots)
}

export async function findParkingSpot(db: Database, id: string): Promise<PublicParkingSpot | undefined> {
  return db.read.selectFrom('parkingSpots').select(publicColumns).where('id', '=', id).executeTakeFirst()
}

export async function findParkingSpotWithNotes(db: Database, id: string): Promise<ParkingSpot | undefined> {
  const spot = await db.read.selectFrom('parkingSpots').selectAll().where('id', '=', id).executeTakeFirst()
  return spot && withNotesFor(db, spot)
}

export async function countParkingSpots(db: Database, { status }: { status?: Status } = {}): Promise<number> {
  let query = db.read.selectFrom('parkingSpots')
  if (status !== undefined) query = query.where('status', '=', status)
  const { count } = await query
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function isParkingNumberTaken(db: Database, number: string, exceptId: string): Promise<boolean> {
  const namesake = await db.read
    .selectFrom('parkingSpots')
    .select('id')
    .where('number', '=', number)
    .where('id', '!=', exceptId)
    .executeTakeFirst()
  return namesake !== undefined
}

/** Adding once more under the same id adds no second parking spot. */
export async function addParkingSpot(
  db: Database,
  values: ParkingSpotValues,
  id: string = crypto.randomUUID(),
): Promise<ParkingSpot> {
  return records.addOnce(db, { ...values, id }, values)
}

/** Thrown when the building has spots with some of the new numbers already. */
export class ParkingNumbersTaken extends Error {
  readonly numbers: string[]
  constructor(numbers: string[]) {
    super(`These numbers are taken: ${numbers.join(', ')}`)
    this.numbers = numbers
  }
}

/**
 * Adds all parking spots or none, as one batch of the history. The collection is locked, so that of two people who
 * add the same row at once one gets it, and the other gets ParkingNumbersTaken.
 */
export async function addParkingSpots(
  db: Database,
  all: readonly ParkingSpotValues[],
): Promise<ParkingSpot[]> {
  const inBatch = db.asBatch()
  return db.write('parkingSpots', async (trx) => {
    await lockCollections(trx, ['parkingSpots'])
    const numbers = all.map(({ number }) => number)
    const namesakes = await db.read
      .selectFrom('parkingSpots')
      .select('number')
      .where('number', 'in', numbers)
      .execute()
    if (namesakes.length > 0) throw new ParkingNumbersTaken(namesakes.map(({ number }) => number))
    const added: ParkingSpot[] = []
    for (const values of all) added.push(await addParkingSpot(inBatch, values))
    return added
  })
}

export async function updateParkingSpot(
  db: Database,
  id: string,
  revision: number,
  values: Partial<ParkingSpotValues>,
): Promise<ParkingSpot> {
  return db.write('parkingSpots', async () => {
    const before = await findParkingSpot(db, id)
    const spot = await records.revise(db, id, revision, values)
    // The spot has left the level whose plan has its outline.
    if (before && before.floor !== spot.floor) await unlinkParkingSpot(db, id)
    return spot
  })
}

/** Changes all these parking spots in one batch, or none. */
export async function reviseParkingSpots(
  db: Database,
  read: RecordRevision[],
  values: (spot: ParkingSpot) => Partial<Pick<ParkingSpot, 'status' | 'price'>>,
): Promise<RevisedBatch> {
  const batch = db.asBatch()
  return revisedBatch(batch, await records.reviseAll(batch, read, values))
}

/** The outline of the parking spot stays on the parking plan, without a link. */
export async function deleteParkingSpot(db: Database, id: string): Promise<void> {
  await db.write(['parkingSpots', 'parkingPlans'], async () => {
    await records.remove(db, id)
    await assertSpotNotReserved(db, id)
    await unlinkParkingSpot(db, id)
  })
}

/**
 * Deletes parking spots that no outline and no reservation points to: unlike `deleteParkingSpot`, it looks for
 * neither.
 */
export async function removeParkingSpots(db: Database, ids: string[]): Promise<void> {
  await records.removeAll(db, ids)
}

/**
 * Adds the spot again, and links the outline that it had, unless that is linked to another spot by now. Returns
 * undefined when there is a spot with this id.
 */
export async function restoreParkingSpot(
  db: Database,
  removed: Omit<ParkingSpot, 'updatedAt'>,
  at: string,
): Promise<ParkingSpot | undefined> {
  return db.write(['parkingSpots', 'parkingPlans'], async () => {
    const spot = await records.restore(db, removed)
    if (spot) await relinkParkingSpot(db, { id: removed.id, at })
    return spot
  })
}

function filtered(db: Database, { floor, type, status }: ParkingFilters) {
  let query = db.read.selectFrom('parkingSpots')
  if (floor !== undefined) query = query.where('floor', '=', floor)
  if (type !== undefined) query = query.where('type', '=', type)
  if (status !== undefined) query = query.where('status', '=', status)
  return query
}
