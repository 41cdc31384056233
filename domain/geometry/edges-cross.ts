import type { Edge, Point } from './polygon.ts'

/** Do two edges pass through each other? Sharing an end or a stretch does not count. */
export function edgesCross([a, b]: Edge, [c, d]: Edge): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}

/** On which side of the line through a and b the point lies; 0 on the line, up to the noise of the arithmetic. */
function turn(a: Point, b: Point, p: Point): number {
  const area = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
  return Math.abs(area) < 1e-6 ? 0 : Math.sign(area)
}
