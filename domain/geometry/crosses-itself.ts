import { edgesCross } from './edges-cross.ts'
import { edges, type Polygon } from './polygon.ts'

/** Whether two edges of the polygon cross, so that its inside is ambiguous. */
export function crossesItself(polygon: Polygon): boolean {
  const sides = edges(polygon)
  return sides.some((side, index) => sides.slice(index + 1).some((other) => edgesCross(side, other)))
}
