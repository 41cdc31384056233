import { distance, type Point, type Polygon } from '../geometry/polygon.ts'
import { nearestOnEdge } from '../geometry/snap.ts'

/**
 * The corners of a border: no point of it is farther than `tolerance` from what they enclose (Douglas and Peucker's
 * method, from the point that is farthest to the left and the one farthest from it).
 */
export function cornersOf(border: Polygon, tolerance: number): Point[] {
  if (border.length < 4) return [...border]
  const start = indexOfMost(border, ({ x, y }) => -x - y / 1e6)
  const line = [...border.slice(start), ...border.slice(0, start)]
  const first = line[0] as Point
  const half = indexOfMost(line, (point) => distance(first, point))
  return [
    ...simplified(line.slice(0, half + 1), tolerance).slice(0, -1),
    ...simplified([...line.slice(half), first], tolerance).slice(0, -1),
  ]
}

function indexOfMost<Item>(items: readonly Item[], measure: (item: Item) => number): number {
  let [index, most] = [0, Number.NEGATIVE_INFINITY]
  items.forEach((item, at) => {
    const measured = measure(item)
    if (measured > most) [index, most] = [at, measured]
  })
  return index
}

function simplified(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0] as Point, line.at(-1) as Point]
  const between = line.slice(1, -1)
  const farthest = indexOfMost(between, (point) => distance(point, nearestOnEdge(point, first, last))) + 1
  const point = line[farthest]
  if (!point || between.length === 0) return [...line]
  if (distance(point, nearestOnEdge(point, first, last)) <= tolerance) return [first, last]
  return [
    ...simplified(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(farthest), tolerance),
  ]
}
