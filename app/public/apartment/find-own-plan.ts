import type { Database } from '../../../backend/data/database.ts'
import { findFloorPlan } from '../../../backend/data/floor-plans.ts'
import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import type { FloorPlanPlace, PlanImage } from '../../../domain/floor-plan/floor-plan.ts'
import type { Point } from '../../../domain/geometry/polygon.ts'

export type OwnPlan = FloorPlanPlace & PlanImage & { points: Point[] }

/** The plan on which a home is outlined: that of its floor, else that of a maisonette's second floor. */
export async function findOwnPlan(
  db: Database,
  { id, entrance, floor, secondaryFloor }: PublicApartment,
): Promise<OwnPlan | undefined> {
  for (const each of [floor, secondaryFloor]) {
    const plan = each === null ? undefined : await findFloorPlan(db, { entrance, floor: each })
    const outline = plan?.outlines.find(({ apartmentId }) => apartmentId === id)
    if (!plan || !outline) continue
    const { imageUrl, imageWidth, imageHeight } = plan
    return { entrance, floor: plan.floor, imageUrl, imageWidth, imageHeight, points: outline.points }
  }
  return undefined
}
