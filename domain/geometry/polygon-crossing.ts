import { edges, type Point, type Polygon } from './polygon.ts'

type Edge = readonly [Point, Point]

/** Do any two edges of the polygon pass through each other, so that it has no clear inside? */
export function crossesItself(polygon: Polygon): boolean {
  const sides = edges(polygon)
  return sides.some((side, index) => sides.slice(index + 1).some((other) => pass(side, other)))
}

/** Sharing an end or a stretch does not count. */
function pass([a, b]: Edge, [c, d]: Edge): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}

function turn(a: Point, b: Point, p: Point): number {
  const area = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
  return Math.abs(area) < 1e-6 ? 0 : Math.sign(area)
}
