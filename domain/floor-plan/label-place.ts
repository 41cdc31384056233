import { edges, type Point, type Polygon } from '../geometry/polygon.ts'
import { boundsOf } from '../geometry/polygon-overlap.ts'

/** Where a short label lies well inside the outline: the middle of its widest stretch at half height. */
export function labelPlace(polygon: Polygon): Point {
  const { left, right, top, bottom } = boundsOf(polygon)
  const y = (top + bottom) / 2 + 1e-3
  const crossings = edges(polygon)
    .filter(([a, b]) => a.y > y !== b.y > y)
    .map(([a, b]) => a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y))
    .sort((a, b) => a - b)
  let [from, to] = [left, right]
  for (let index = 0, widest = 0; index + 1 < crossings.length; index += 2) {
    const [a = 0, b = 0] = [crossings[index], crossings[index + 1]]
    if (b - a > widest) [from, to, widest] = [a, b, b - a]
  }
  return { x: (from + to) / 2, y }
}
