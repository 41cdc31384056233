import type { Database } from '../../backend/data/database.ts'
import { listPlansOf } from '../../backend/data/plans/floor-plans.ts'
import type { PublicApartment } from '../../domain/apartment/apartment.ts'
import { excerptAround, type PlanPart } from '../../domain/floor-plan/excerpt.ts'
import type { FloorPlan, FloorPlanPlace, Outline, PlanImage } from '../../domain/floor-plan/floor-plan.ts'
import { formatPoints } from '../../domain/geometry/polygon.ts'
import { pick } from '../../domain/lists/pick.ts'

export interface OwnPlan extends FloorPlanPlace, PlanImage {
  /** The apartment's outline as SVG points. */
  outline: string
  /** The parts of the plan that show the apartment alone: on the page, and full screen. */
  onPage: PlanPart
  onScreen: PlanPart
}

export async function findOwnPlans(db: Database, apartment: PublicApartment): Promise<OwnPlan[]> {
  const plans = await listPlansOf(db, apartment)
  return plans.map(({ plan, outline }) => ownPlan(plan, outline))
}

/**
 * A floor plan with the apartment's outline and the parts of the plan around it. It is computed on the server,
 * so that browsers do not load the geometry.
 */
function ownPlan(plan: FloorPlan, { points }: Outline): OwnPlan {
  return {
    ...pick(plan, ['entrance', 'floor', 'imageUrl', 'imageWidth', 'imageHeight']),
    outline: formatPoints(points),
    onPage: excerptAround(points, plan, 'even'),
    onScreen: excerptAround(points, plan, 'own'),
  }
}
