import type { Database } from '../../../backend/data/database.ts'
import { findFloorPlan } from '../../../backend/data/floor-plans.ts'
import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { excerptAround, type PlanPart } from '../../../domain/floor-plan/excerpt.ts'
import type { FloorPlan, FloorPlanPlace, Outline, PlanImage } from '../../../domain/floor-plan/floor-plan.ts'
import { formatPoints } from '../../../domain/geometry/polygon.ts'
import { pick } from '../../../domain/lists/pick.ts'

export interface OwnPlan extends FloorPlanPlace, PlanImage {
  /** The home's outline, as SVG writes points. */
  outline: string
  /** What of the plan shows the home alone: on the page, and on the whole screen. */
  onPage: PlanPart
  onScreen: PlanPart
}

/** The plans on which a home is outlined: that of its floor, and that of a maisonette's second floor. */
export async function findOwnPlans(
  db: Database,
  { id, entrance, floor, secondaryFloor }: PublicApartment,
): Promise<OwnPlan[]> {
  const floors = secondaryFloor === null ? [floor] : [floor, secondaryFloor]
  const plans = await Promise.all(floors.map((each) => findFloorPlan(db, { entrance, floor: each })))
  return plans.flatMap((plan) => {
    const outline = plan?.outlines.find(({ apartmentId }) => apartmentId === id)
    if (!plan || !outline) return []
    return [ownPlan(plan, outline)]
  })
}

/** Measured here, not in the page: browsers need not carry the geometry. */
function ownPlan(plan: FloorPlan, { points }: Outline): OwnPlan {
  return {
    ...pick(plan, ['entrance', 'floor', 'imageUrl', 'imageWidth', 'imageHeight']),
    outline: formatPoints(points),
    onPage: excerptAround(points, plan, 'even'),
    onScreen: excerptAround(points, plan, 'own'),
  }
}
