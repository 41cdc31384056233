import type { Point } from '../geometry/polygon.ts'
import { cropAround, cropped } from './crop.ts'
import { closed } from './morphology.ts'
import type { Picture } from './picture.ts'
import type { PlanReading } from './read-plan.ts'
import { maskOf, outside, regionsOf } from './regions.ts'
import { withRightAngles } from './right-angles.ts'
import { cornersOf } from './simplify-border.ts'
import { tracedBorder } from './trace-border.ts'

/**
 * The outline of a part of the floor, in pixels of the picture: along the inner faces of its walls, and across those
 * that have the part on both sides. Undefined where nothing is left of it.
 */
export function outlineOf({ thickness: { home, outer } }: PlanReading, part: Picture): Point[] | undefined {
  const acrossWalls = Math.ceil(outer * 0.6) + 1
  const crop = cropAround(part, 2 * acrossWalls)
  if (!crop) return undefined
  const whole = withoutHoles(closed(cropped(part, crop), acrossWalls))
  const border = tracedBorder(whole)
  const corners = border && withRightAngles(cornersOf(border, Math.max(1.5, home / 6)), home * 0.5)
  return corners?.map(({ x, y }) => ({ x: x + crop.left, y: y + crop.top }))
}

function withoutHoles(mask: Picture): Picture {
  return maskOf(regionsOf(mask), (number) => number !== outside)
}
