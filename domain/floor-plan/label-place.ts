import { boundsOf } from '../geometry/bounds.ts'
import type { Point, Polygon } from '../geometry/polygon.ts'
import { stretchesAt } from '../geometry/stretches-at.ts'

/** Where a short label lies well inside the outline: the middle of its widest stretch at half height. */
export function labelPlace(polygon: Polygon): Point {
  const { left, right, top, bottom } = boundsOf(polygon)
  // A hair below the middle: a line through a corner would count its edges twice or not at all.
  const y = (top + bottom) / 2 + 1e-3
  let [from, to, widest] = [left, right, 0]
  for (const [a, b] of stretchesAt(polygon, y)) {
    if (b - a > widest) [from, to, widest] = [a, b, b - a]
  }
  return { x: (from + to) / 2, y }
}
