import { distance, edges, type Point, type Polygon } from './polygon.ts'

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
    const length = distance(point, candidate)
    if (length <= within) [best, within] = [candidate, length]
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

/**
 * The end of the new edge, nearest to the pointer, that makes the edge vertical, horizontal, or parallel or
 * perpendicular to the edge before it.
 */
export function atRightAngle(pointer: Point, from: Point, before?: Point): Point {
  const directions = [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
  ]
  if (before && distance(before, from) > 0) {
    const along = { x: from.x - before.x, y: from.y - before.y }
    directions.push(along, { x: -along.y, y: along.x })
  }
  return closest(
    pointer,
    directions.map((direction) => onLine(pointer, from, direction)),
  )
}

/** The corner nearest to the pointer that makes a rectangle with its two neighbours. */
export function squaredCorner(pointer: Point, a: Point, b: Point): Point {
  return closest(pointer, [
    { x: a.x, y: b.y },
    { x: b.x, y: a.y },
  ])
}

function onLine(pointer: Point, from: Point, { x, y }: Point): Point {
  const along = ((pointer.x - from.x) * x + (pointer.y - from.y) * y) / (x * x + y * y)
  return { x: from.x + x * along, y: from.y + y * along }
}

function closest(pointer: Point, candidates: Point[]): Point {
  return candidates.reduce((best, each) => (distance(pointer, each) < distance(pointer, best) ? each : best))
}
