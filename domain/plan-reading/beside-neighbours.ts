import type { Point, Polygon } from '../geometry/polygon.ts'
import { cornersBetween, type Side, sidesOf } from './right-angles.ts'

/**
 * The outline with its sides moved onto those of its neighbours that run in the same line, so that what is one line on
 * the plan is one line for all of them.
 */
export function besideNeighbours(outline: Polygon, neighbours: readonly Polygon[], reach: number): Point[] {
  const others = neighbours.flatMap(sidesOf)
  return cornersBetween(sidesOf(outline).map((side) => inLine(side, others, reach)))
}

function inLine(side: Side, others: readonly Side[], reach: number): Side {
  if (side.direction === 'slanting') return side
  let [at, within] = [side.at, reach]
  for (const other of others) {
    if (other.direction !== side.direction) continue
    const gap = Math.abs(other.at - side.at)
    if (gap < within && isNear(side, other, reach)) [at, within] = [other.at, gap]
  }
  return { ...side, at }
}

/** Whether two level or upright sides are beside each other, or one begins where the other ends. */
function isNear(a: Side, b: Side, reach: number): boolean {
  const along = a.direction === 'level' ? 'x' : 'y'
  const [start, end] = [Math.min(a.from[along], a.to[along]), Math.max(a.from[along], a.to[along])]
  const [from, to] = [Math.min(b.from[along], b.to[along]), Math.max(b.from[along], b.to[along])]
  return Math.min(end, to) - Math.max(start, from) > -2 * reach
}
