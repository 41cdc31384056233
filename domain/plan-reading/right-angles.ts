import { distance, edges, type Point, type Polygon } from '../geometry/polygon.ts'

/** A side of an outline: along a row, along a column, or neither. */
export type Side =
  | { direction: 'level' | 'upright'; at: number; from: Point; to: Point }
  | { direction: 'slanting'; from: Point; to: Point }

/** Sides lean by no more than this part of their length when they are meant to be level or upright. */
const lean = 0.15

export function sidesOf(polygon: Polygon): Side[] {
  return edges(polygon).map(([from, to]): Side => {
    const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
    if (dy <= dx * lean) return { direction: 'level', at: (from.y + to.y) / 2, from, to }
    if (dx <= dy * lean) return { direction: 'upright', at: (from.x + to.x) / 2, from, to }
    return { direction: 'slanting', from, to }
  })
}

/**
 * Makes corners of sides that nearly meet at right angles: short slants at corners vanish, and steps smaller than
 * `step`, which are noise or a line beside a wall. Long slants and curves stay.
 */
export function withRightAngles(polygon: Polygon, step: number): Point[] {
  let sides = sidesOf(polygon)
  for (let changed = true; changed && sides.length > 4; ) {
    const fewer = withoutShortest(sides, step)
    changed = fewer.length < sides.length
    sides = fewer
  }
  return cornersBetween(sides)
}

function lengthOf({ from, to }: Side): number {
  return distance(from, to)
}

/** Leaves out the shortest side that may go: neighbours that run alike become one, others meet. */
function withoutShortest(sides: Side[], step: number): Side[] {
  const candidates = sides
    .map((side, index) => ({ index, length: lengthOf(side) }))
    .filter(({ length }) => length < step)
    .toSorted((a, b) => a.length - b.length)
  for (const { index } of candidates) {
    const [before, , after, ...others] = beginningAt(sides, index - 1)
    if (!before || !after || before.direction === 'slanting' || after.direction === 'slanting') continue
    if (before.direction !== after.direction) return [before, after, ...others]
    const longer = lengthOf(before) >= lengthOf(after) ? before : after
    return [{ ...longer, from: before.from, to: after.to }, ...others]
  }
  return sides
}

/** The corners in which sides meet: of level and upright ones exactly, of slanting ones where they were. */
export function cornersBetween(sides: readonly Side[]): Point[] {
  return sides.flatMap((side, index) => {
    const before = sides.at(index - 1) as Side
    const corner = side.from
    if (before.direction === 'slanting' && side.direction === 'slanting') return [corner]
    if (before.direction === side.direction) return [onSide(before, corner), onSide(side, corner)]
    return [onSide(before, onSide(side, corner))]
  })
}

function onSide(side: Side, point: Point): Point {
  if (side.direction === 'level') return { x: point.x, y: side.at }
  return side.direction === 'upright' ? { x: side.at, y: point.y } : point
}

function beginningAt(sides: readonly Side[], index: number): Side[] {
  return sides.map((_, at) => sides.at((index + at) % sides.length) as Side)
}
