import type { PlanImage } from '../../../domain/floor-plan/floor-plan.ts'
import { imageFitSchema, outlinesOnNewImage } from '../../../domain/floor-plan/image-fit.ts'
import type { Point } from '../../../domain/geometry/polygon.ts'
import { StaleRevision } from '../records/record-errors.ts'

/**
 * The outlines of a plan whose image is replaced. Throws StaleRevision where somebody has fitted the new image to one
 * that the plan has no longer.
 */
export function outlinesAfterReplacing<Drawn extends { points: Point[] }>(
  { outlines, ...before }: PlanImage & { outlines: readonly Drawn[] },
  image: PlanImage,
  fit: string | undefined,
): Drawn[] {
  const placed = outlinesOnNewImage(outlines, before, image, fit ? imageFitSchema.parse(fit) : undefined)
  if (!placed) throw new StaleRevision()
  return placed
}
