import { distance, edges, type Point, type Polygon } from './polygon.ts'

/** The nearest corner of the polygons within reach, else the nearest point on their edges, else the point itself. */
export function snapped(point: Point, polygons: readonly Polygon[], reach: number): Point {
  return (
    nearest(point, polygons.flat(), reach) ??
    nearest(
      point,
      polygons.flatMap((polygon) => edges(polygon).map(([a, b]) => nearestOnEdge(point, a, b))),
      reach,
    ) ??
    point
  )
}

function nearest(point: Point, candidates: Point[], reach: number): Point | undefined {
  let [best, within]: [Point | undefined, number] = [undefined, reach]
  for (const candidate of candidates) {
    const away = distance(point, candidate)
    if (away <= within) [best, within] = [candidate, away]
  }
  return best && { x: best.x, y: best.y }
}

export function nearestOnEdge(point: Point, a: Point, b: Point): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const squared = dx * dx + dy * dy
  const part = squared === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / squared
  const along = Math.min(Math.max(part, 0), 1)
  return { x: a.x + dx * along, y: a.y + dy * along }
}
