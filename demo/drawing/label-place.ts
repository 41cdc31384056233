import { boundsOf } from '../../domain/geometry/bounds.ts'
import { contains, distance, type Edge, edges, type Polygon } from '../../domain/geometry/polygon.ts'
import type { PlacedRoom } from '../geometry/placed.ts'
import { centreOf, cornersOf, type Rect, rect } from '../geometry/rect.ts'
import type { Obstacle } from './obstacles.ts'

export interface LabelPosition {
  left: number
  top: number
  /** Square metres of obstacles under the box, each multiplied by its weight. */
  overlap: number
}

const step = 0.1

/** The best place for a box in a room: first away from obstacles, then close to the centre. */
export function bestPlace(
  width: number,
  height: number,
  { contour, heart }: Pick<PlacedRoom, 'contour' | 'heart'>,
  obstacles: readonly Obstacle[],
): LabelPosition | undefined {
  const bounds = boundsOf(contour)
  let best: (LabelPosition & { cost: number }) | undefined
  for (const top of stepsBetween(bounds.top, bounds.bottom - height)) {
    for (const left of stepsBetween(bounds.left, bounds.right - width)) {
      const box = rect(left, top, left + width, top + height)
      const centre = centreOf(box)
      const toCentre = distance(centre, heart)
      if (best && toCentre > best.cost) continue
      if (!holds(contour, box)) continue
      const overlap = obstacles.reduce(
        (sum, obstacle) => sum + sharedArea(box, obstacle.box) * obstacle.weight,
        0,
      )
      const cost = overlap * 100 + toCentre
      if (!best || cost < best.cost) best = { left, top, overlap, cost }
    }
  }
  return best
}

function stepsBetween(start: number, end: number): number[] {
  if (end < start) return []
  const count = Math.max(1, Math.round((end - start) / step))
  return Array.from({ length: count + 1 }, (_, index) => start + ((end - start) * index) / count)
}

/** Whether the box is inside a contour of vertical and horizontal edges. */
export function holds(contour: Polygon, box: Rect): boolean {
  const inner = rect(box.left + 1e-6, box.top + 1e-6, box.right - 1e-6, box.bottom - 1e-6)
  return (
    cornersOf(inner).every((corner) => contains(contour, corner)) &&
    edges(contour).every((edge) => !crosses(edge, inner))
  )
}

/**
 * Whether a vertical or horizontal edge runs through the rectangle. Compares coordinates instead of using
 * `boundsOf`, because this runs for every edge at every place that is tried.
 */
function crosses([a, b]: Edge, { left, top, right, bottom }: Rect): boolean {
  return (
    Math.min(a.x, b.x) < right &&
    Math.max(a.x, b.x) > left &&
    Math.min(a.y, b.y) < bottom &&
    Math.max(a.y, b.y) > top
  )
}

export function sharedArea(a: Rect, b: Rect): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}
