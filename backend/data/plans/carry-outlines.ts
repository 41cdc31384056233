import { carriedOutlines } from '../../../domain/floor-plan/carry-outlines.ts'
import type { FloorPlan } from '../../../domain/floor-plan/floor-plan.ts'
import { listApartments } from '../apartments.ts'
import type { Database } from '../database.ts'
import type { RecordRevision, SavedBatch } from '../records/batches.ts'
import { NotFound, StaleRevision } from '../records/record-errors.ts'
import { findFloorPlanById, isOnFloor, updateFloorPlan } from './floor-plans.ts'
import { InvalidLink, lockLinked } from './outline-links.ts'

/**
 * Gives the outlines of one floor to others of its entrance, in place of theirs: all of them or none, as one batch of
 * the history. Each of these plans is marked as to be reviewed until somebody saves it. Throws StaleRevision when one
 * of the plans has changed since it was read.
 */
export async function carryOutlines(
  db: Database,
  from: RecordRevision,
  to: readonly RecordRevision[],
): Promise<SavedBatch> {
  const inBatch = db.asBatch()
  return db.write(['apartments', 'floorPlans'], async (trx) => {
    const source = await readPlan(db, from)
    const apartments = await listApartments(db, { drafts: 'with', entrance: source.entrance })
    const floorOf = (plan: FloorPlan) => ({
      image: plan,
      homes: apartments.filter((apartment) => isOnFloor(plan, apartment)),
    })
    const plans: FloorPlan[] = []
    for (const read of to) plans.push(await readPlan(db, read))
    if (plans.some(({ entrance, id }) => entrance !== source.entrance || id === source.id))
      throw new InvalidLink()
    const carried = plans.map((plan) => ({
      plan,
      outlines: carriedOutlines(source.outlines, floorOf(source), floorOf(plan), () => crypto.randomUUID()),
    }))
    const linked = await lockLinked(
      trx,
      'apartments',
      carried.flatMap(({ outlines }) => outlines.map(({ apartmentId }) => apartmentId)),
    )
    const locked = new Map(linked.map((apartment) => [apartment.id, apartment]))
    for (const { plan, outlines } of carried.toSorted((a, b) => (a.plan.id < b.plan.id ? -1 : 1))) {
      await updateFloorPlan(inBatch, plan.id, plan.revision, outlines, { toReview: 1 })
      const isMoved = outlines.some(({ apartmentId }) => {
        const apartment = locked.get(apartmentId ?? '')
        return apartment !== undefined && !isOnFloor(plan, apartment)
      })
      if (isMoved) throw new InvalidLink()
    }
    return { batch: inBatch.batch, size: carried.length }
  })
}

async function readPlan(db: Database, { id, revision }: RecordRevision): Promise<FloorPlan> {
  const plan = await findFloorPlanById(db, id)
  if (!plan) throw new NotFound()
  if (plan.revision !== revision) throw new StaleRevision()
  return plan
}
