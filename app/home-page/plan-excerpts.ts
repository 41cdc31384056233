import type { Database } from '../../backend/data/database.ts'
import { listFloorPlans } from '../../backend/data/plans/floor-plans.ts'
import type { Building } from '../../domain/building/building.ts'
import { excerptAround, type PlanPart } from '../../domain/floor-plan/excerpt.ts'
import { formatPoints } from '../../domain/geometry/polygon.ts'
import { pick } from '../../domain/lists/pick.ts'
import type { PlanWithOutline } from '../images/outlined-plan.tsx'

export interface PlanExcerpt extends PlanWithOutline {
  part: PlanPart
}

/** The format of photos on cards. */
const cardShape = 3 / 2

/**
 * The part of a floor plan that shows each apartment, by the apartment's id. A maisonette has that of one floor. A
 * building with sample pictures needs none.
 */
export async function listPlanExcerpts(
  db: Database,
  { hasSamplePictures }: Building,
): Promise<Map<string, PlanExcerpt>> {
  const excerpts = new Map<string, PlanExcerpt>()
  if (hasSamplePictures) return excerpts
  for (const plan of await listFloorPlans(db))
    for (const { apartmentId, points } of plan.outlines)
      if (apartmentId && !excerpts.has(apartmentId))
        excerpts.set(apartmentId, {
          ...pick(plan, ['imageUrl', 'imageWidth', 'imageHeight']),
          outline: formatPoints(points),
          part: excerptAround(points, plan, cardShape),
        })
  return excerpts
}
