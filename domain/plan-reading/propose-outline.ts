import type { Point, Polygon } from '../geometry/polygon.ts'
import { besideNeighbours } from './beside-neighbours.ts'
import { type ClosedFloor, type FoundRegion, regionAt } from './closed-floor.ts'
import { outlineOf } from './home-outline.ts'
import { emptyPicture, type Picture } from './picture.ts'

/** A click on the plan, in pixels of its image: what it hits is joined to the outline or taken away from it. */
export interface FillClick {
  at: Point
  takesAway: boolean
}

export type Proposal = { outline: Point[] } | { fault: 'nothing-closed' | 'nothing-left' }

/** The outline that clicks make one after the other, in pixels of the plan's image, in line with its neighbours. */
export function proposeOutline(
  floor: ClosedFloor,
  clicks: readonly FillClick[],
  neighbours: readonly Polygon[] = [],
): Proposal {
  const { frame, thickness } = floor.reading
  const part = emptyPicture(frame)
  for (const { at, takesAway } of clicks) {
    const pixel = pixelAt(part, frame.toPicture(at))
    // What is taken away is a part of what there is: a room, and not the home that it is in.
    const isMeant = ({ regions, number }: FoundRegion) =>
      !takesAway || part.data.some((is, index) => is === 1 && regions.data[index] !== number)
    const found = pixel === undefined ? undefined : regionAt(floor, pixel, isMeant)
    if (!found) return { fault: 'nothing-closed' }
    const { regions, number } = found
    for (let index = 0; index < part.data.length; index++) {
      if (regions.data[index] === number) part.data[index] = takesAway ? 0 : 1
    }
  }
  const outline = outlineOf(floor.reading, part)
  if (!outline) return { fault: 'nothing-left' }
  const others = neighbours.map((points) => points.map(frame.toPicture))
  return { outline: besideNeighbours(outline, others, thickness.home * 0.6).map(frame.toImage) }
}

function pixelAt({ width, height }: Picture, { x, y }: Point): number | undefined {
  if (x < 0 || y < 0 || x >= width || y >= height) return undefined
  return Math.floor(y) * width + Math.floor(x)
}
