import { boundsOf } from '../geometry/bounds.ts'
import type { Point, Polygon } from '../geometry/polygon.ts'
import { type Stretch, stretchesAt } from '../geometry/stretches-at.ts'

/** A line through a corner would count its edges twice or not at all. */
const besideCorners = 1e-3

/**
 * The middle of the widest horizontal stretch at half height, which is inside the outline even when its centre is
 * not.
 */
export function labelPlace(polygon: Polygon): Point {
  const { y, stretch } = widestStretch(polygon)
  return { x: (stretch[0] + stretch[1]) / 2, y }
}

/** How much of the outline is beside and above a label at its place. */
export function labelRoom(polygon: Polygon): { width: number; height: number } {
  const { x, y } = labelPlace(polygon)
  const { stretch } = widestStretch(polygon)
  const turned = polygon.map((point) => ({ x: point.y, y: point.x }))
  const upright = stretchesAt(turned, x + besideCorners).find(([from, to]) => from <= y && y <= to) ?? [y, y]
  return { width: lengthOf(stretch), height: lengthOf(upright) }
}

function widestStretch(polygon: Polygon): { y: number; stretch: Stretch } {
  const { left, right, top, bottom } = boundsOf(polygon)
  const y = (top + bottom) / 2 + besideCorners
  const [first = [left, right], ...others] = stretchesAt(polygon, y)
  const stretch = others.reduce((widest, each) => (lengthOf(each) > lengthOf(widest) ? each : widest), first)
  return { y, stretch }
}

function lengthOf([from, to]: Stretch): number {
  return to - from
}
