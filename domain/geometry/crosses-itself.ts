import { edgesCross } from './edges-cross.ts'
import { edges, type Polygon } from './polygon.ts'

/** Do any two edges of the polygon pass through each other, so that it has no clear inside? */
export function crossesItself(polygon: Polygon): boolean {
  const sides = edges(polygon)
  return sides.some((side, index) => sides.slice(index + 1).some((other) => edgesCross(side, other)))
}
