import type { Apartment } from '../../../domain/apartment/apartment.ts'
import { type Entrance, entrances, floors } from '../../../domain/building.ts'
import { type Status, statuses } from '../../../domain/status.ts'

export type DashboardApartment = Pick<
  Apartment,
  'id' | 'number' | 'entrance' | 'floor' | 'secondaryFloor' | 'status'
> & {
  /** In euros: the price, of a sold apartment what it was sold for; null where nobody has recorded the sale. */
  worth: number | null
}

export interface FloorOfApartments {
  floor: number
  /** A maisonette stands on both of its floors. */
  apartments: Record<Entrance, DashboardApartment[]>
}

/** The building as one looks at it: the top floor first. */
export function apartmentsByFloor(apartments: DashboardApartment[]): FloorOfApartments[] {
  return floors.toReversed().map((floor) => {
    const here = apartments.filter(
      (apartment) => apartment.floor === floor || apartment.secondaryFloor === floor,
    )
    return {
      floor,
      apartments: {
        1: here.filter((apartment) => apartment.entrance === '1'),
        2: here.filter((apartment) => apartment.entrance === '2'),
      },
    }
  })
}

export interface SalesSummary {
  /** Absent for the whole building. */
  entrance?: Entrance
  total: number
  counts: Record<Status, number>
  /** What they are worth together, in euros; an apartment without a price adds nothing. */
  sums: Record<Status, number>
  /** How many are sold by their status alone: no sale is recorded. */
  withoutDeal: number
}

/** How many apartments are free, reserved and sold, and for how much: in the building and at each entrance. */
export function salesOf(apartments: DashboardApartment[]): SalesSummary[] {
  const count = (some: DashboardApartment[]) => {
    const groups = statuses.map(
      (status) => [status, some.filter((apartment) => apartment.status === status)] as const,
    )
    const each = (measure: (group: DashboardApartment[]) => number) =>
      Object.fromEntries(groups.map(([status, group]) => [status, measure(group)])) as Record<Status, number>
    return {
      total: some.length,
      counts: each((group) => group.length),
      sums: each((group) => group.reduce((sum, { worth }) => sum + (worth ?? 0), 0)),
      withoutDeal: some.filter(({ worth }) => worth === null).length,
    }
  }
  return [
    count(apartments),
    ...entrances.map((entrance) => ({
      entrance,
      ...count(apartments.filter((apartment) => apartment.entrance === entrance)),
    })),
  ]
}
