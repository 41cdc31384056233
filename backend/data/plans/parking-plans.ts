import { type ParkingLevel, parkingLevelsOf } from '../../../domain/building/building.ts'
import type { DrawnOutline } from '../../../domain/floor-plan/drawn-outline.ts'
import type { PlanImage } from '../../../domain/floor-plan/floor-plan.ts'
import type { ParkingPlan } from '../../../domain/parking/parking-plan.ts'
import { holdBuilding } from '../building.ts'
import type { Database } from '../database.ts'
import { StaleRevision } from '../records/record-errors.ts'
import { recordsOf } from '../records/records.ts'
import type { ParkingPlanRow } from '../schema.ts'
import { InvalidLink, lockLinked, relinkUnit, unlinkUnit } from './outline-links.ts'
import { outlinesAfterReplacing } from './replaced-image.ts'

const records = recordsOf('parkingPlans', fromRow)

export async function listParkingPlans(db: Database): Promise<ParkingPlan[]> {
  const rows = await db.read.selectFrom('parkingPlans').selectAll().orderBy('level').execute()
  return rows.map(fromRow)
}

export async function findParkingPlan(db: Database, level: number): Promise<ParkingPlan | undefined> {
  return (await listParkingPlans(db)).find((plan) => plan.level === level)
}

export async function findParkingPlanById(db: Database, id: string): Promise<ParkingPlan | undefined> {
  return (await listParkingPlans(db)).find((plan) => plan.id === id)
}

/**
 * Sets the first image of a level or replaces it: outlines are scaled to the new size. Returns the URL of the
 * replaced image. Throws StaleRevision when the building has lost the level since it was chosen.
 */
export async function setParkingPlan(
  db: Database,
  level: ParkingLevel,
  { imageUrl, imageWidth, imageHeight }: PlanImage,
  outlines: DrawnOutline[] = [],
  fit?: string,
): Promise<string | null> {
  const image = { imageUrl, imageWidth, imageHeight }
  return db.write('parkingPlans', async () => {
    if (!parkingLevelsOf(await holdBuilding(db)).includes(level)) throw new StaleRevision()
    const id = crypto.randomUUID()
    const row = { id, level, ...image, outlines: JSON.stringify(outlines) }
    if (await records.addUnless(db, ['level'], row)) return null
    const plan = await findParkingPlan(db, level)
    const { before } = await records.edit(db, plan?.id ?? id, (row) => ({
      ...image,
      outlines: JSON.stringify(outlinesAfterReplacing(fromRow(row), image, fit)),
    }))
    return before.imageUrl
  })
}

/** Throws InvalidLink when an outline is linked to a parking spot that is not on this level. */
export async function saveParkingOutlines(
  db: Database,
  id: string,
  revision: number,
  outlines: DrawnOutline[],
): Promise<ParkingPlan> {
  return db.write('parkingPlans', async (trx) => {
    const spots = await lockLinked(
      trx,
      'parkingSpots',
      outlines.map(({ linkedId }) => linkedId),
    )
    const plan = fromRow(await records.revise(db, id, revision, { outlines: JSON.stringify(outlines) }))
    if (!spots.every(({ floor }) => floor === plan.level)) throw new InvalidLink()
    return plan
  })
}

/** The caller discards the image of the returned plan after the commit. */
export async function deleteParkingPlan(db: Database, id: string): Promise<ParkingPlan> {
  return fromRow(await records.remove(db, id))
}

/**
 * The outlines of a parking spot that was deleted, or has moved to another level, stay on their plans without a
 * link.
 */
export async function unlinkParkingSpot(db: Database, spotId: string): Promise<void> {
  await unlinkUnit(db, records, await listParkingPlans(db), spotId)
}

/** Links the outline that a restored parking spot had, unless it is linked to another one by now. */
export async function relinkParkingSpot(db: Database, removed: { id: string; at: string }): Promise<void> {
  await relinkUnit(db, records, 'parkingPlans', removed)
}

function fromRow(row: ParkingPlanRow): ParkingPlan {
  return { ...row, outlines: JSON.parse(row.outlines) }
}
