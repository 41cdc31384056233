import type { Point } from '../geometry/polygon.ts'
import { type ClosedFloor, finerStrokes, leastRegion, regionsWithin } from './closed-floor.ts'
import { type Contact, contactsOf } from './contacts.ts'
import { outlineOf } from './home-outline.ts'
import type { NumberPicture, Picture } from './picture.ts'
import { barrier, outside } from './regions.ts'

export interface FoundPart {
  /** In pixels of the plan's image. */
  outline: Point[]
  /** Whether it is probably a corridor, a staircase or a shaft. */
  isCommon: boolean
}

/** A home has at least so many square metres, if the walls between homes are 0.2 m thick. */
const leastHome = 18
/** Doors lead from a corridor to at least so many other parts. */
const corridorDoors = 3

/** All closed regions of a floor that are large enough, homes with their terraces, from the top left to the bottom right. */
export function findAll(floor: ClosedFloor): FoundPart[] {
  const { walls, thickness, frame } = floor.reading
  const { regions, terraces } = withTerraces(floor)
  const metre = thickness.home * 5
  const contacts = contactsOf(regions, floor.barriers, walls, thickness.outer * 1.5)
  const parts = [...regions.sizes.keys()].filter((number) => number > outside && !terraces.has(number))
  const doors = (number: number) =>
    contacts.filter((each) => isDoor(each, metre) && (each.a === number || each.b === number)).length
  const kinds = parts.map((number) => {
    const isSmall = (regions.sizes[number] as number) < leastHome * metre ** 2
    return { number, isCommon: isSmall || doors(number) >= corridorDoors }
  })
  const owners = ownersOf(terraces, kinds, contacts)
  return kinds
    .filter(({ number }) => (regions.sizes[number] as number) >= leastRegion(floor))
    .flatMap(({ number, isCommon }): FoundPart[] => {
      const own = [number, ...[...owners].flatMap(([terrace, owner]) => (owner === number ? [terrace] : []))]
      const outline = outlineOf(floor.reading, maskOfAny(regions, own))
      return outline ? [{ outline: outline.map(frame.toImage), isCommon }] : []
    })
}

/** A door leads from one closed part to another; windows and shop fronts lead outside. */
function isDoor({ a, gap }: Contact, metre: number): boolean {
  return a > outside && gap > metre / 2
}

/** Adds what thinner strokes enclose outside of the walls: terraces, with numbers of their own. */
function withTerraces(floor: ClosedFloor): {
  regions: NumberPicture & { sizes: number[] }
  terraces: Set<number>
} {
  const { width, height, data, sizes } = floor.regions
  const regions = { width, height, data: data.slice(), sizes: [...sizes] }
  const terraces = new Set<number>()
  // The finest strokes are tiles and furniture: what they enclose is looked for by a click alone.
  for (const strokes of finerStrokes(floor).filter(({ side }) => side > 1)) {
    const finer = regionsWithin(floor, strokes)
    const numbers = new Map<number, number>()
    for (let at = 0; at < data.length; at++) {
      const number = finer.data[at] as number
      if (regions.data[at] !== outside || number === barrier || number === outside) continue
      if ((finer.sizes[number] as number) < leastRegion(floor)) continue
      const own = numbers.get(number) ?? regions.sizes.push(0) - 1
      numbers.set(number, own)
      terraces.add(own)
      regions.data[at] = own
      regions.sizes[own] = (regions.sizes[own] as number) + 1
    }
  }
  return { regions, terraces }
}

/** Each terrace belongs to the home that has the most windows towards it. */
function ownersOf(
  terraces: ReadonlySet<number>,
  kinds: readonly { number: number; isCommon: boolean }[],
  contacts: readonly Contact[],
): Map<number, number> {
  const homes = new Set(kinds.flatMap(({ number, isCommon }) => (isCommon ? [] : number)))
  const owners = new Map<number, number>()
  for (const { a, b, gap } of contacts.toSorted((one, other) => one.gap - other.gap)) {
    if (gap === 0) continue
    if (terraces.has(b) && homes.has(a)) owners.set(b, a)
    if (terraces.has(a) && homes.has(b)) owners.set(a, b)
  }
  return owners
}

function maskOfAny({ width, height, data }: NumberPicture, numbers: readonly number[]): Picture {
  const mask = new Uint8Array(data.length)
  for (let at = 0; at < data.length; at++) mask[at] = numbers.includes(data[at] as number) ? 1 : 0
  return { width, height, data: mask }
}
