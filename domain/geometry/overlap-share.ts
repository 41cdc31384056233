import { boundsOf, overlaps } from './bounds.ts'
import { contains, type Polygon, polygonArea } from './polygon.ts'

/** How many points `overlapShare` tests in each direction. */
const samples = 48

/**
 * How much of the smaller polygon the other one covers, from 0 to 1. Tests a grid of points, because hand-drawn
 * outlines share walls only roughly, and an overlap as thin as a line must not count.
 */
export function overlapShare(a: Polygon, b: Polygon): number {
  const [small, large] = polygonArea(a) <= polygonArea(b) ? [a, b] : [b, a]
  const box = boundsOf(small)
  if (!overlaps(box, boundsOf(large))) return 0
  let [inside, shared] = [0, 0]
  for (let row = 0; row < samples; row++) {
    for (let column = 0; column < samples; column++) {
      const point = {
        x: box.left + ((column + 0.5) / samples) * (box.right - box.left),
        y: box.top + ((row + 0.5) / samples) * (box.bottom - box.top),
      }
      if (!contains(small, point)) continue
      inside++
      if (contains(large, point)) shared++
    }
  }
  return inside === 0 ? 0 : shared / inside
}
