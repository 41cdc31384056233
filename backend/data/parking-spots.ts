import { publicNames } from '../../domain/field-table.ts'
import {
  compareParkingSpots,
  type ParkingFilters,
  type ParkingSpot,
  type ParkingSpotValues,
  type PublicParkingSpot,
} from '../../domain/parking.ts'
import { parkingFields } from '../../domain/parking-fields.ts'
import type { Status } from '../../domain/status.ts'
import { addOnce } from './add-once.ts'
import type { Database } from './database.ts'
import { NotFound, refuse } from './revision.ts'

const publicColumns = ['id', 'revision', ...publicNames(parkingFields), 'createdAt', 'updatedAt'] as const

export async function listParkingSpots(
  db: Database,
  filters: ParkingFilters = {},
): Promise<PublicParkingSpot[]> {
  const spots = await filtered(db, filters).select(publicColumns).execute()
  return spots.sort(compareParkingSpots)
}

export async function listParkingSpotsWithNotes(
  db: Database,
  filters: ParkingFilters = {},
): Promise<ParkingSpot[]> {
  const spots = await filtered(db, filters).selectAll().execute()
  return spots.sort(compareParkingSpots)
}

export async function findParkingSpot(db: Database, id: string): Promise<PublicParkingSpot | undefined> {
  return db.read.selectFrom('parkingSpots').select(publicColumns).where('id', '=', id).executeTakeFirst()
}

export async function findParkingSpotWithNotes(db: Database, id: string): Promise<ParkingSpot | undefined> {
  return db.read.selectFrom('parkingSpots').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function countParkingSpots(db: Database, { status }: { status?: Status } = {}): Promise<number> {
  let query = db.read.selectFrom('parkingSpots')
  if (status !== undefined) query = query.where('status', '=', status)
  const { count } = await query
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Adding once more under the same id adds no second one. */
export async function addParkingSpot(
  db: Database,
  values: ParkingSpotValues,
  id: string = crypto.randomUUID(),
): Promise<ParkingSpot> {
  const now = new Date().toISOString()
  const spot: ParkingSpot = { ...values, id, revision: 1, createdAt: now, updatedAt: now }
  return db.write('parkingSpots', (trx) => addOnce(trx, 'parkingSpots', spot, values))
}

export async function updateParkingSpot(
  db: Database,
  id: string,
  revision: number,
  values: Partial<ParkingSpotValues>,
): Promise<ParkingSpot> {
  return db.write('parkingSpots', async (trx) => {
    const spot = await trx
      .updateTable('parkingSpots')
      .set({ ...values, revision: revision + 1, updatedAt: new Date().toISOString() })
      .where('id', '=', id)
      .where('revision', '=', revision)
      .returningAll()
      .executeTakeFirst()
    return spot ?? refuse(trx, 'parkingSpots', id)
  })
}

export async function deleteParkingSpot(db: Database, id: string): Promise<void> {
  await db.write('parkingSpots', async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom('parkingSpots').where('id', '=', id).executeTakeFirst()
    if (numDeletedRows === 0n) throw new NotFound()
  })
}

function filtered(db: Database, { floor }: ParkingFilters) {
  const query = db.read.selectFrom('parkingSpots')
  return floor === undefined ? query : query.where('floor', '=', floor)
}
