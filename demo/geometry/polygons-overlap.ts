import { contains, edges, type Point, type Polygon } from '../../domain/geometry/polygon.ts'

/** Do two simple polygons share any inner area? Touching along an edge or in a point is no overlap. */
export function polygonsOverlap(a: Polygon, b: Polygon): boolean {
  return (
    edges(a).some((edge) => edges(b).some((other) => cross(edge, other))) ||
    liesInside(a, b) ||
    liesInside(b, a)
  )
}

/** Edges that pass through each other; sharing an end or a stretch does not count. */
function cross([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

function side(a: Point, b: Point, p: Point): number {
  const turn = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
  return Math.abs(turn) < 1e-9 ? 0 : Math.sign(turn)
}

/** Points just inside the corners and edges of one tell whether it reaches into the other. */
function liesInside(inner: Polygon, outer: Polygon): boolean {
  return edges(inner).some(([from, to]) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const normal = { x: (-(to.y - from.y) / length) * 1e-4, y: ((to.x - from.x) / length) * 1e-4 }
    return [0.001, 0.5, 0.999].some((part) => {
      const on = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
      const near = [
        { x: on.x + normal.x, y: on.y + normal.y },
        { x: on.x - normal.x, y: on.y - normal.y },
      ].find((point) => contains(inner, point))
      return near !== undefined && contains(outer, near)
    })
  })
}
