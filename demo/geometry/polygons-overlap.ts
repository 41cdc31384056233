import { edgesCross } from '../../domain/geometry/edges-cross.ts'
import { contains, distance, edges, type Polygon } from '../../domain/geometry/polygon.ts'

/** Whether two simple polygons share any inner area. Touching along an edge or in a point is no overlap. */
export function polygonsOverlap(a: Polygon, b: Polygon): boolean {
  return (
    edges(a).some((edge) => edges(b).some((other) => edgesCross(edge, other))) ||
    liesInside(a, b) ||
    liesInside(b, a)
  )
}

/** Tests points just inside the corners and edges of one polygon against the other. */
function liesInside(inner: Polygon, outer: Polygon): boolean {
  return edges(inner).some(([from, to]) => {
    const length = distance(from, to)
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
