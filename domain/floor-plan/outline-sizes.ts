import { type Polygon, polygonArea } from '../geometry/polygon.ts'

interface SizedOutline {
  id: string
  points: Polygon
  /** The stored area of what it is linked to, in m²; undefined where the plan shows only a part of it. */
  area: number | undefined
}

export interface OddSize {
  id: string
  /** The area that the outline has by the scale of the others, in m². */
  drawn: number
  stored: number
}

/** An outline may be this many times smaller or larger than its stored area: terraces and walls count differently. */
const tolerance = 1.4
/** So many others are needed to tell the scale of the plan. */
const fewest = 3

/**
 * The outlines that are much smaller or larger than the stored area of their home. Nobody states the scale of a plan:
 * it is the median of all the other outlines, so that a wrong one does not judge itself.
 */
export function oddSizes(outlines: readonly SizedOutline[]): OddSize[] {
  const sized = outlines.flatMap(({ id, points, area }) => {
    const pixels = polygonArea(points)
    return area !== undefined && area > 0 && pixels > 0 ? [{ id, pixels, stored: area }] : []
  })
  if (sized.length <= fewest) return []
  return sized.flatMap((outline): OddSize[] => {
    const scale = median(
      sized.filter((other) => other !== outline).map((other) => other.pixels / other.stored),
    )
    const drawn = outline.pixels / scale
    const ratio = drawn / outline.stored
    const isOdd = ratio > tolerance || ratio < 1 / tolerance
    return isOdd ? [{ id: outline.id, drawn, stored: outline.stored }] : []
  })
}

interface Offered {
  pixels: number
  isHome: boolean
}

/**
 * How many pixels of a plan a square metre has, for the areas of parts that are offered: the median of the outlines
 * that are linked; before there are any, what all homes have together, where as many are offered as the floor has.
 * Undefined where nothing tells.
 */
export function pixelsOfMetre(
  linked: readonly { points: Polygon; area: number | undefined }[],
  offered: readonly Offered[],
  areas: readonly (number | undefined)[],
): number | undefined {
  const scales = linked.flatMap(({ points, area }) => (area ? polygonArea(points) / area : []))
  if (scales.length > 0) return median(scales)
  const homes = offered.filter(({ isHome }) => isHome)
  const known = areas.filter((area) => area !== undefined)
  if (homes.length === 0 || homes.length !== areas.length || known.length !== areas.length) return undefined
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
  return total(homes.map(({ pixels }) => pixels)) / total(known) || undefined
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}
