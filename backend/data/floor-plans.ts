import type { Transaction } from 'kysely'
import type { FloorPlan, FloorPlanPlace, PlanImage, Shape } from '../../domain/floor-plan.ts'
import type { Database } from './database.ts'
import { NotFound, refuse, StaleRevision } from './revision.ts'
import type { ApartmentRow, FloorPlanRow, Tables } from './schema.ts'

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

/** An outline belongs to an apartment that is not on the plan's floor, or no longer there. */
export class StrangeApartment extends Error {
  constructor() {
    super('There is no such apartment on this floor')
  }
}

/**
 * Saves outlines whose links are checked. The apartments are locked first, as deleting one does: whichever
 * comes second sees what the other has done, and no link to a deleted apartment stays.
 */
export async function saveShapes(
  db: Database,
  id: string,
  revision: number,
  shapes: Shape[],
): Promise<FloorPlan> {
  const linked = new Set(shapes.flatMap(({ apartmentId }) => apartmentId ?? []))
  return db.write('floorPlans', async (trx) => {
    const homes: Home[] = []
    // In one order for everybody, so that two plans with the same maisonettes do not wait for each other.
    for (const apartmentId of [...linked].sort()) homes.push(await lockApartment(trx, apartmentId))
    const plan = await lock(trx, id)
    if (plan.revision !== revision) throw new StaleRevision()
    if (!homes.every((home) => isOn(plan, home))) throw new StrangeApartment()
    return revise(trx, id, revision, { apartments: JSON.stringify(shapes) })
  })
}

type Home = Pick<ApartmentRow, 'entrance' | 'floor' | 'secondaryFloor'>

/** A maisonette is at home on both of its floors. */
function isOn(place: FloorPlanPlace, { entrance, floor, secondaryFloor }: Home): boolean {
  return place.entrance === entrance && [floor, secondaryFloor].includes(place.floor)
}

async function lockApartment(trx: Transaction<Tables>, id: string): Promise<Home> {
  const touched = await trx
    .updateTable('apartments')
    .set({ id })
    .where('id', '=', id)
    .returning(['entrance', 'floor', 'secondaryFloor'])
    .executeTakeFirst()
  if (!touched) throw new StrangeApartment()
  return touched
}

/** Returns the plan, so that the caller can delete its image. */
export async function deleteFloorPlan(db: Database, id: string): Promise<FloorPlan> {
  return db.write('floorPlans', async (trx) => {
    const row = await trx.deleteFrom('floorPlans').where('id', '=', id).returningAll().executeTakeFirst()
    if (!row) throw new NotFound()
    return fromRow(row)
  })
}

/**
 * Outlines of an apartment that is no more stay on their plans, free to be linked again. Its row is locked by
 * now, so no plan gets a new link to it meanwhile; each plan that has one is locked before it is changed.
 */
export async function unlinkApartment(trx: Transaction<Tables>, apartmentId: string): Promise<void> {
  const isLinked = (shape: Shape) => shape.apartmentId === apartmentId
  const plans = (await trx.selectFrom('floorPlans').selectAll().orderBy('id').execute()).map(fromRow)
  for (const { id } of plans.filter((plan) => plan.apartments.some(isLinked))) {
    const plan = await lock(trx, id).catch(unlessGone)
    if (!plan) continue
    const shapes = plan.apartments.map((shape) => (isLinked(shape) ? { ...shape, apartmentId: null } : shape))
    await revise(trx, id, plan.revision, { apartments: JSON.stringify(shapes) })
  }
}

function unlessGone(error: unknown): undefined {
  if (!(error instanceof NotFound)) throw error
}

async function lock(trx: Transaction<Tables>, id: string): Promise<FloorPlan> {
  const touched = await trx
    .updateTable('floorPlans')
    .set({ id })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!touched) throw new NotFound()
  return fromRow(touched)
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
