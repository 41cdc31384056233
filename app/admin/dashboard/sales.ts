import type { Apartment } from '../../../domain/apartment/apartment.ts'
import { type Entrance, entrances, floors } from '../../../domain/building.ts'
import { type Status, statuses } from '../../../domain/status.ts'

export type Home = Pick<Apartment, 'id' | 'number' | 'entrance' | 'floor' | 'secondaryFloor' | 'status'> & {
  /** In euros: the price, of a sold home what it was sold for; null where nobody has recorded the sale. */
  worth: number | null
}

export interface FloorOfHomes {
  floor: number
  /** A maisonette stands on both of its floors. */
  homes: Record<Entrance, Home[]>
}

/** The building as one looks at it: the top floor first. */
export function homesByFloor(homes: Home[]): FloorOfHomes[] {
  return floors.toReversed().map((floor) => {
    const here = homes.filter((home) => home.floor === floor || home.secondaryFloor === floor)
    return {
      floor,
      homes: {
        1: here.filter((home) => home.entrance === '1'),
        2: here.filter((home) => home.entrance === '2'),
      },
    }
  })
}

export interface Sales {
  /** Absent for the whole building. */
  entrance?: Entrance
  total: number
  counts: Record<Status, number>
  /** What they are worth together, in euros; a home without a price adds nothing. */
  sums: Record<Status, number>
  /** How many are sold by their status alone: no sale is recorded. */
  withoutDeal: number
}

/** How many homes are free, reserved and sold, and for how much: in the building and at each entrance. */
export function salesOf(homes: Home[]): Sales[] {
  const count = (some: Home[]) => {
    const groups = statuses.map((status) => [status, some.filter((home) => home.status === status)] as const)
    const each = (measure: (group: Home[]) => number) =>
      Object.fromEntries(groups.map(([status, group]) => [status, measure(group)])) as Record<Status, number>
    return {
      total: some.length,
      counts: each((group) => group.length),
      sums: each((group) => group.reduce((sum, { worth }) => sum + (worth ?? 0), 0)),
      withoutDeal: some.filter(({ worth }) => worth === null).length,
    }
  }
  return [
    count(homes),
    ...entrances.map((entrance) => ({
      entrance,
      ...count(homes.filter((home) => home.entrance === entrance)),
    })),
  ]
}
