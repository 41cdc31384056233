import { withGapsClosed } from './closed-gaps.ts'
import { closed, opened } from './morphology.ts'
import { eitherOf, type Picture } from './picture.ts'
import type { PlanReading } from './read-plan.ts'
import { barrier, outside, type Regions, regionsOf } from './regions.ts'

/** A plan whose doors and windows are closed up to a width, and the regions that its walls then enclose. */
export interface ClosedFloor {
  reading: PlanReading
  barriers: Picture
  regions: Regions
  /** Regions that thinner and thinner strokes enclose, found when they are asked for. */
  finer: Map<string, Regions>
}

export function closeFloor(reading: PlanReading, gap: number): ClosedFloor {
  const { walls, lines, thickness } = reading
  const run = Math.round(thickness.outer * 1.3)
  const barriers = withGapsClosed(walls, lines, { door: gap, wall: thickness.outer, run })
  return { reading, barriers, regions: regionsOf(barriers), finer: new Map() }
}

export interface FoundRegion {
  regions: Regions
  number: number
}

/**
 * The least area of a part of a home, in squares as wide as its walls are thick: a square metre and a half, where they
 * are 0.2 m. Smaller regions are tables and tiles.
 */
const leastArea = 37

/**
 * The region around a pixel that the thickest strokes enclose: the home, where its walls are thicker than those inside,
 * and a terrace, which only its railing encloses. A region that is not meant is looked for in finer strokes. Undefined on a
 * wall and where nothing closed is found.
 */
export function regionAt(
  floor: ClosedFloor,
  pixel: number,
  isMeant: (found: FoundRegion) => boolean = () => true,
): FoundRegion | undefined {
  const { regions } = floor
  if (regions.data[pixel] === barrier) return undefined
  const isPart = (regions: Regions, number: number) =>
    number > outside &&
    (regions.sizes[number] as number) >= leastRegion(floor) &&
    isMeant({ regions, number })
  const number = regions.data[pixel] as number
  if (isPart(regions, number)) return { regions, number }
  for (const strokes of finerStrokes(floor)) {
    const finer = regionsWithin(floor, strokes)
    for (const near of around(floor, pixel)) {
      const number = finer.data[near] as number
      if (regions.data[near] === regions.data[pixel] && isPart(finer, number))
        return { regions: finer, number }
    }
  }
  return undefined
}

/** The pixel, and some around it: who clicks on a chair means what it stands on. */
function around({ reading }: ClosedFloor, pixel: number): number[] {
  const { width } = reading.frame
  const step = Math.ceil(reading.thickness.home / 2)
  const rings = [1, 2, 3, 4].flatMap((ring) =>
    [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => pixel + ring * step * (y * width + x))),
  )
  return [pixel, ...rings]
}

export function leastRegion({ reading }: ClosedFloor): number {
  return leastArea * reading.thickness.home ** 2
}

/** Strokes that enclose something where walls do not. */
export interface FinerStrokes {
  of: 'dark' | 'lines'
  /** What a square of this side has no room in is left out. */
  side: number
}

/** Strokes from as thick as a partition to as thin as a line; thin dark ones before pale ones, which may be tiles. */
export function finerStrokes({ reading }: ClosedFloor): FinerStrokes[] {
  const partition = Math.max(2, Math.round(reading.thickness.partition * 0.75))
  const thick = [partition, 4, 3].filter((side, index) => index === 0 || side < partition)
  return [
    ...thick.map((side): FinerStrokes => ({ of: 'lines', side })),
    { of: 'dark', side: 2 },
    { of: 'lines', side: 2 },
    { of: 'lines', side: 1 },
  ]
}

export function regionsWithin(floor: ClosedFloor, { of, side }: FinerStrokes): Regions {
  const name = `${of} ${side}`
  const known = floor.finer.get(name)
  if (known) return known
  // A stroke that is drawn or scanned unevenly is thinner here and there.
  const strokes = closed(opened(floor.reading[of], side), side)
  const regions = regionsOf(eitherOf(floor.barriers, strokes))
  floor.finer.set(name, regions)
  return regions
}
