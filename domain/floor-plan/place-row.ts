import { boundsOf } from '../geometry/bounds.ts'
import { distance, type Point, type Polygon } from '../geometry/polygon.ts'

/** A row of equal parking places, from a first one to a last one with all others evenly between them. */
export interface PlaceRow {
  /** The corners of the first place. */
  place: Polygon
  /** Where the last place is, from the first one. */
  last: Point
  count: number
}

export const mostInRow = 200

/** The corners of each place, in the order of their numbers. */
export function placesOf({ place, last, count }: PlaceRow): Point[][] {
  return Array.from({ length: count }, (_, index) => {
    const part = count > 1 ? index / (count - 1) : 0
    return moved(place, { x: last.x * part, y: last.y * part })
  })
}

export function movedRow(row: PlaceRow, by: Point): PlaceRow {
  return { ...row, place: moved(row.place, by) }
}

/** Turns places and row together about the middle of the row, clockwise by an angle in radians. */
export function turnedRow(row: PlaceRow, angle: number): PlaceRow {
  const about = middleOfRow(row)
  const last = turned(row.last, angle)
  return {
    ...row,
    place: row.place.map(({ x, y }) => {
      const { x: across, y: down } = turned({ x: x - about.x, y: y - about.y }, angle)
      return { x: about.x + across, y: about.y + down }
    }),
    last,
  }
}

/** Moves the last place; the first one stays, and all between them spread evenly. */
export function spreadRow(row: PlaceRow, last: Point): PlaceRow {
  return { ...row, last }
}

/** Another number of places between the same ends. One place alone has no other end. */
export function countedRow(row: PlaceRow, count: number): PlaceRow {
  return { ...row, count: Math.min(Math.max(Math.round(count), 1), mostInRow) }
}

export function middleOfRow({ place, last }: PlaceRow): Point {
  const { x, y } = centreOf(place)
  return { x: x + last.x / 2, y: y + last.y / 2 }
}

export function centreOf(place: Polygon): Point {
  const { left, right, top, bottom } = boundsOf(place)
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** How many places stand side by side without gaps as far as the last one. */
export function fittingCount(place: Polygon, last: Point): number {
  const length = Math.hypot(last.x, last.y)
  if (length === 0) return 1
  const along = place.map(({ x, y }) => (x * last.x + y * last.y) / length)
  const size = Math.max(...along) - Math.min(...along)
  return size > 0 ? Math.min(Math.max(Math.round(length / size) + 1, 2), mostInRow) : 2
}

/** The offset along the side of the place that it nearly follows, or the offset itself. */
export function alongASide(place: Polygon, offset: Point, reach: number): Point {
  let [best, within] = [offset, reach]
  place.forEach((from, index) => {
    const to = place[(index + 1) % place.length] ?? from
    const length = distance(from, to)
    if (length === 0) return
    const direction = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
    const share = offset.x * direction.x + offset.y * direction.y
    const straight = { x: direction.x * share, y: direction.y * share }
    const gap = distance(offset, straight)
    if (gap <= within) [best, within] = [straight, gap]
  })
  return best
}

interface Placed {
  id: string
  points: Polygon
}

/**
 * The row that an outline belongs to: equal outlines at equal steps, however they were drawn. Returns undefined for
 * an outline without at least one equal neighbour at such a step.
 */
export function findRow(
  outlines: readonly Placed[],
  id: string,
  tolerance: number,
): { row: PlaceRow; ids: string[] } | undefined {
  const own = outlines.find((outline) => outline.id === id)
  if (!own) return undefined
  const equal = outlines.flatMap((outline) => {
    const offset = outline.id === id ? undefined : offsetOf(own.points, outline.points, tolerance)
    return offset ? [{ id: outline.id, offset }] : []
  })
  const nearest = equal.toSorted((a, b) => lengthOf(a.offset) - lengthOf(b.offset))[0]
  if (!nearest) return undefined
  // The row runs the way in which its places are stored, so that their numbers go on in the same direction.
  const indexOf = (of: string) => outlines.findIndex((outline) => outline.id === of)
  const sign = indexOf(nearest.id) > indexOf(id) ? 1 : -1
  const step = { x: nearest.offset.x * sign, y: nearest.offset.y * sign }
  const follow = (direction: 1 | -1) => {
    const found: { id: string; offset: Point }[] = []
    let at: Point = { x: 0, y: 0 }
    while (found.length < mostInRow) {
      const wanted = { x: at.x + step.x * direction, y: at.y + step.y * direction }
      const next = equal.find(({ offset }) => distance(offset, wanted) <= tolerance)
      if (!next) return found
      found.push(next)
      at = next.offset
    }
    return found
  }
  const before = follow(-1).reverse()
  const after = follow(1)
  const first = before[0]?.offset ?? { x: 0, y: 0 }
  const end = after.at(-1)?.offset ?? { x: 0, y: 0 }
  const ids = [...before.map((each) => each.id), id, ...after.map((each) => each.id)]
  const row = {
    place: moved(own.points, first),
    last: { x: end.x - first.x, y: end.y - first.y },
    count: ids.length,
  }
  return { row, ids }
}

/** How far the other polygon is from this one, where both have the same shape. */
function offsetOf(one: Polygon, other: Polygon, tolerance: number): Point | undefined {
  const [a, b] = [one[0], other[0]]
  if (!a || !b || one.length !== other.length) return undefined
  const offset = { x: b.x - a.x, y: b.y - a.y }
  const isSame = moved(one, offset).every((point, index) => distance(point, other[index] ?? a) <= tolerance)
  return isSame && lengthOf(offset) > tolerance ? offset : undefined
}

function moved(place: Polygon, by: Point): Point[] {
  return place.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }))
}

function turned({ x, y }: Point, angle: number): Point {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

function lengthOf({ x, y }: Point): number {
  return Math.hypot(x, y)
}
