import { distance, type Edge, edges, type Point, type Polygon } from '../../domain/geometry/polygon.ts'

/**
 * Moves every edge of a rectilinear clockwise contour inwards, each by its own distance. Where a straight side
 * consists of two edges with different distances, a step appears.
 */
export function inset(contour: Polygon, distanceOf: (edge: Edge) => number): Point[] {
  const moved = edges(contour).map((edge) => moveInwards(edge, distanceOf(edge)))
  return moved.flatMap((edge, index) => {
    const before = moved.at(index - 1) as Edge
    if (isUpright(edge) === isUpright(before)) return [before[1], edge[0]]
    const [upright, level] = isUpright(edge) ? [edge, before] : [before, edge]
    return [{ x: upright[0].x, y: level[0].y }]
  })
}

/** The same contour with further points where they lie on one of its edges. */
export function withPoints(contour: Polygon, points: Polygon): Point[] {
  return edges(contour).flatMap(([from, to]) => {
    const between = points.filter((point) => liesBetween(point, from, to))
    return [from, ...between]
  })
}

function liesBetween(point: Point, from: Point, to: Point): boolean {
  const [before, after] = [distance(from, point), distance(point, to)]
  const isEnd = Math.min(before, after) < nearness
  return !isEnd && before + after - distance(from, to) < 1e-6
}

function moveInwards([from, to]: Edge, by: number): Edge {
  const x = -Math.sign(to.y - from.y) * by
  const y = Math.sign(to.x - from.x) * by
  return [
    { x: from.x + x, y: from.y + y },
    { x: to.x + x, y: to.y + y },
  ]
}

export function isUpright([from, to]: Edge): boolean {
  return Math.abs(from.x - to.x) < Math.abs(from.y - to.y)
}

const nearness = 0.005

/** Whether two vertical or horizontal edges lie on the same line and overlap. */
export function runsAlong(a: Edge, b: Edge): boolean {
  if (isUpright(a) !== isUpright(b)) return false
  const [across, along] = isUpright(a) ? (['x', 'y'] as const) : (['y', 'x'] as const)
  if (Math.abs(a[0][across] - b[0][across]) > nearness) return false
  const start = Math.max(Math.min(a[0][along], a[1][along]), Math.min(b[0][along], b[1][along]))
  const end = Math.min(Math.max(a[0][along], a[1][along]), Math.max(b[0][along], b[1][along]))
  return end - start > nearness
}

export function runsAlongAny(edge: Edge, contour: Polygon): boolean {
  return edges(contour).some((other) => runsAlong(edge, other))
}
