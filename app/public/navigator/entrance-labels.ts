import type { Entrance } from '../../../domain/building/building.ts'
import type { ImageSize } from '../../../domain/floor-plan/floor-plan.ts'
import type { Bounds } from '../../../domain/geometry/bounds.ts'
import type { Point } from '../../../domain/geometry/polygon.ts'
import { shorten, textWidth } from './lettering.ts'

export interface EntranceLabel extends Point {
  entrance: Entrance
  /** The entrance's name around `x`, on the baseline `y`. It is shortened where it does not fit. */
  text: string
  size: number
  width: number
}

/** The font size of the names, as multiples of that of the floors. */
const [large, small] = [1.2, 0.8]

/** The room that the entrance's name and a floor's sign below it need, as a multiple of the floor's font size. */
export const heightWithName = 3.2

/** A name is just above its topmost floor. Where the picture ends there, it is on the floor. */
export function nameBaseline(edge: number, size: number): number {
  return Math.max(edge - size * 0.45, size * large)
}

export interface NamedEntrance {
  entrance: Entrance
  name: string
  /** The bounds of its floors. */
  bounds: Bounds
  middle: number
  /** The upper edge of its topmost floor. */
  edge: number
}

/** Where the names of the entrances are: each between its neighbours and inside the picture. */
export function entranceLabels(
  entrances: readonly NamedEntrance[],
  size: number,
  { imageWidth }: ImageSize,
): EntranceLabel[] {
  const sorted = entrances.toSorted((a, b) => a.middle - b.middle)
  const rooms = sorted.map((each, index) => {
    const [before, after] = [sorted[index - 1], sorted[index + 1]]
    const from = before ? between(before, each) : 0
    const to = after ? between(each, after) : imageWidth
    return { ...each, from: from + size * 0.4, to: to - size * 0.4 }
  })
  const fitting = Math.min(...rooms.map(({ name, from, to }) => (to - from) / textWidth(name)))
  const nameSize = Math.max(Math.min(fitting, size * large), size * small)
  return rooms.flatMap(({ entrance, name, middle, edge, from, to }) => {
    const text = shorten(name, (to - from) / nameSize)
    const width = textWidth(text) * nameSize
    const x = Math.max(Math.min(middle, to - width / 2), from + width / 2)
    return text ? [{ entrance, text, size: nameSize, width, x, y: nameBaseline(edge, size) }] : []
  })
}

function between(left: NamedEntrance, right: NamedEntrance): number {
  return (left.bounds.right + right.bounds.left) / 2
}
