import type { Apartment } from '../apartment/apartment.ts'
import { type ImageSize, type Outline, scaleOutlines } from './floor-plan.ts'

/** A home as far as its place on a floor tells it from others. */
export type CarriedHome = Pick<Apartment, 'id' | 'number' | 'rooms' | 'area'>

interface PlannedFloor {
  image: ImageSize
  /** In the order of their numbers. */
  homes: readonly CarriedHome[]
}

/** Homes above each other may differ by this much of their area: walls get thinner, terraces longer. */
const alike = 0.15

/**
 * The outlines of one floor for another, scaled to its image. An outline is linked to the home at the same position
 * where that is clear, and to none elsewhere: a wrong link would show visitors the wrong home.
 */
export function carriedOutlines(
  outlines: readonly Outline[],
  from: PlannedFloor,
  to: PlannedFloor,
  newId: () => string,
): Outline[] {
  const above = homesAbove(from.homes, to.homes)
  return scaleOutlines(outlines, from.image, to.image).map(({ apartmentId, points }) => ({
    id: newId(),
    apartmentId: above.get(apartmentId ?? '') ?? null,
    points: points.map(({ x, y }) => ({ x: tenth(x), y: tenth(y) })),
  }))
}

/**
 * Which home of another floor is at the position of each home of this one. Maisonettes on both floors are above
 * themselves. The rest is paired by what their numbers end with („501“ and „601“), or by their order where both floors
 * have as many; and only homes with as many rooms and nearly the same area.
 */
export function homesAbove(here: readonly CarriedHome[], there: readonly CarriedHome[]): Map<string, string> {
  const thereIds = new Set(there.map(({ id }) => id))
  const hereIds = new Set(here.map(({ id }) => id))
  const both = here.filter(({ id }) => thereIds.has(id))
  const own = here.filter(({ id }) => !thereIds.has(id))
  const others = there.filter(({ id }) => !hereIds.has(id))
  const pairs = own.length === others.length ? inOrder(own, others) : byEnding(own, others)
  return new Map([
    ...both.map(({ id }) => [id, id] as const),
    ...pairs.filter(([one, other]) => isAlike(one, other)).map(([one, other]) => [one.id, other.id] as const),
  ])
}

type Pair = readonly [CarriedHome, CarriedHome]

function inOrder(own: readonly CarriedHome[], others: readonly CarriedHome[]): Pair[] {
  return own.flatMap((home, index) => {
    const other = others[index]
    return other ? [[home, other] as const] : []
  })
}

/** Pairs the numbers whose last two digits no other home of either floor has. */
function byEnding(own: readonly CarriedHome[], others: readonly CarriedHome[]): Pair[] {
  const endings = Map.groupBy(others, ending)
  const ownEndings = Map.groupBy(own, ending)
  return own.flatMap((home) => {
    const end = ending(home)
    const [other, second] = endings.get(end) ?? []
    const isOnly = end !== undefined && !second && ownEndings.get(end)?.length === 1
    return other && isOnly ? [[home, other] as const] : []
  })
}

function ending({ number }: CarriedHome): string | undefined {
  return /^\D*\d+(\d\d\D*)$/.exec(number.trim())?.[1]
}

function isAlike(one: CarriedHome, other: CarriedHome): boolean {
  return (
    one.rooms === other.rooms && Math.abs(one.area - other.area) <= alike * Math.max(one.area, other.area)
  )
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
