import type { Transaction } from 'kysely'
import type { FloorPlan, FloorPlanPlace, PlanImage, Shape } from '../../domain/floor-plan.ts'
import type { Database } from './database.ts'
import { NotFound, refuse } from './revision.ts'
import type { FloorPlanRow, Tables } from './schema.ts'

export async function listFloorPlans(
  db: Database,
  place: Partial<FloorPlanPlace> = {},
): Promise<FloorPlan[]> {
  let query = db.read.selectFrom('floorPlans').selectAll().orderBy('entrance').orderBy('floor')
  if (place.entrance !== undefined) query = query.where('entrance', '=', place.entrance)
  if (place.floor !== undefined) query = query.where('floor', '=', place.floor)
  return (await query.execute()).map(fromRow)
}

export async function findFloorPlan(db: Database, place: FloorPlanPlace): Promise<FloorPlan | undefined> {
  const [plan] = await listFloorPlans(db, place)
  return plan
}

export async function findFloorPlanById(db: Database, id: string): Promise<FloorPlan | undefined> {
  const row = await db.read.selectFrom('floorPlans').selectAll().where('id', '=', id).executeTakeFirst()
  return row && fromRow(row)
}

export class PlanExists extends Error {
  constructor() {
    super('This floor already has a plan')
  }
}

export async function addFloorPlan(
  db: Database,
  { entrance, floor }: FloorPlanPlace,
  { imageUrl, imageWidth, imageHeight }: PlanImage,
  shapes: Shape[] = [],
): Promise<FloorPlan> {
  const now = new Date().toISOString()
  const row: FloorPlanRow = {
    id: crypto.randomUUID(),
    revision: 1,
    entrance,
    floor,
    imageUrl,
    imageWidth,
    imageHeight,
    apartments: JSON.stringify(shapes),
    createdAt: now,
    updatedAt: now,
  }
  await db.write('floorPlans', async (trx) => {
    const added = await trx
      .insertInto('floorPlans')
      .values(row)
      .onConflict((conflict) => conflict.columns(['entrance', 'floor']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw new PlanExists()
  })
  return fromRow(row)
}

/** Saves the outlines; with an image, that replaces the plan's image too. */
export async function updateFloorPlan(
  db: Database,
  id: string,
  revision: number,
  shapes: Shape[],
  image?: PlanImage,
): Promise<FloorPlan> {
  return db.write('floorPlans', (trx) =>
    revise(trx, id, revision, { ...image, apartments: JSON.stringify(shapes) }),
  )
}

/** Returns the plan, so that the caller can delete its image. */
export async function deleteFloorPlan(db: Database, id: string): Promise<FloorPlan> {
  return db.write('floorPlans', async (trx) => {
    const row = await trx.deleteFrom('floorPlans').where('id', '=', id).returningAll().executeTakeFirst()
    if (!row) throw new NotFound()
    return fromRow(row)
  })
}

/** Outlines of an apartment that is no more stay on their plans, free to be linked again. */
export async function unlinkApartment(trx: Transaction<Tables>, apartmentId: string): Promise<void> {
  const rows = await trx.selectFrom('floorPlans').selectAll().execute()
  for (const plan of rows.map(fromRow)) {
    if (!plan.apartments.some((shape) => shape.apartmentId === apartmentId)) continue
    const shapes = plan.apartments.map((shape) =>
      shape.apartmentId === apartmentId ? { ...shape, apartmentId: null } : shape,
    )
    await revise(trx, plan.id, plan.revision, { apartments: JSON.stringify(shapes) })
  }
}

async function revise(
  trx: Transaction<Tables>,
  id: string,
  revision: number,
  values: Partial<FloorPlanRow>,
): Promise<FloorPlan> {
  const row = await trx
    .updateTable('floorPlans')
    .set({ ...values, revision: revision + 1, updatedAt: new Date().toISOString() })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returningAll()
    .executeTakeFirst()
  return row ? fromRow(row) : refuse(trx, 'floorPlans', id)
}

function fromRow(row: FloorPlanRow): FloorPlan {
  return { ...row, apartments: JSON.parse(row.apartments) }
}
