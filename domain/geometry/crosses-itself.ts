import { type Edge, edges, type Point, type Polygon } from './polygon.ts'

/** Whether two edges of the polygon cross, so that its inside is ambiguous. */
export function crossesItself(polygon: Polygon): boolean {
  const sides = edges(polygon)
  return sides.some((side, index) => sides.slice(index + 1).some((other) => edgesCross(side, other)))
}

/** Whether two edges cross. Edges that share an end or overlap do not. */
export function edgesCross([a, b]: Edge, [c, d]: Edge): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}

/** The side of the line through a and b on which the point is; 0 on the line, within rounding errors. */
function turn(a: Point, b: Point, p: Point): number {
  const area = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
  return Math.abs(area) < 1e-6 ? 0 : Math.sign(area)
}
