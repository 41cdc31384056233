import { boundsOf } from '../geometry/bounds.ts'
import type { Point, Polygon } from '../geometry/polygon.ts'
import { stretchesAt } from '../geometry/stretches-at.ts'

/**
 * The middle of the widest horizontal stretch at half height, which is inside the outline even when its centre is
 * not.
 */
export function labelPlace(polygon: Polygon): Point {
  const { left, right, top, bottom } = boundsOf(polygon)
  // Slightly below the middle, because a line through a corner would count its edges twice or not at all.
  const y = (top + bottom) / 2 + 1e-3
  let [from, to, widest] = [left, right, 0]
  for (const [a, b] of stretchesAt(polygon, y)) {
    if (b - a > widest) [from, to, widest] = [a, b, b - a]
  }
  return { x: (from + to) / 2, y }
}
