import { boundsOf } from '../geometry/bounds.ts'
import type { Point } from '../geometry/polygon.ts'
import type { ImageSize } from './floor-plan.ts'

export interface PlanPart {
  x: number
  y: number
  width: number
  height: number
}

/**
 * The smallest and largest ratio of width to height. `even` is for pages, which show every apartment in the
 * same format; `own` is for the full screen, which follows the proportions of the apartment within these
 * limits.
 */
const proportions = { even: [4 / 3, 4 / 3], own: [3 / 4, 4 / 3] } as const
/** Added around the outline as a part of its larger side, because walls, doors and terraces extend beyond it. */
const margin = 0.08

/**
 * The part of a plan that shows one apartment enlarged, with its outline in the middle unless the image ends there.
 * `shape` may also be a fixed ratio of width to height.
 */
export function excerptAround(
  points: readonly Point[],
  image: ImageSize,
  shape: keyof typeof proportions | number,
): PlanPart {
  const { left, top, right, bottom } = boundsOf(points)
  const around = Math.max(right - left, bottom - top) * margin
  const [leastWidth, leastHeight] = [right - left + 2 * around, bottom - top + 2 * around]
  const [narrowest, widest] = typeof shape === 'number' ? [shape, shape] : proportions[shape]
  const proportion = Math.min(Math.max(leastWidth / leastHeight, narrowest), widest)
  const width = Math.max(leastWidth, leastHeight * proportion)
  const height = width / proportion
  return {
    x: Math.round(within((left + right - width) / 2, image.imageWidth - width)),
    y: Math.round(within((top + bottom - height) / 2, image.imageHeight - height)),
    width: Math.round(width),
    height: Math.round(height),
  }
}

function within(start: number, room: number): number {
  return room < 0 ? room / 2 : Math.min(Math.max(start, 0), room)
}
