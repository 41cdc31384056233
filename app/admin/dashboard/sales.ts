import type { Apartment } from '../../../domain/apartment/apartment.ts'
import {
  type Building,
  type Entrance,
  floorsOf,
  floorsOfEntrance,
} from '../../../domain/building/building.ts'
import { apartmentsOn } from '../../../domain/building/on-floor.ts'
import type { Status } from '../../../domain/status.ts'

export type DashboardApartment = Pick<
  Apartment,
  'id' | 'number' | 'entrance' | 'floor' | 'secondaryFloor' | 'status'
> & {
  /** The price in euros. A sold apartment has its final price, or null if the sale was not recorded. */
  worth: number | null
}

export interface FloorOfApartments {
  floor: number
  entrances: {
    entrance: Entrance
    /** Whether the entrance has this floor. Entrances may differ in height. */
    hasFloor: boolean
    /** A maisonette is listed on both of its floors. */
    apartments: DashboardApartment[]
  }[]
}

/** Groups the apartments by floor and entrance, with the top floor first, as on an image of the building. */
export function apartmentsByFloor(building: Building, apartments: DashboardApartment[]): FloorOfApartments[] {
  return floorsOf(building)
    .toReversed()
    .map((floor) => ({
      floor,
      entrances: building.entrances.map(({ id: entrance }) => ({
        entrance,
        hasFloor: floorsOfEntrance(building, entrance).includes(floor),
        apartments: apartmentsOn(apartments, entrance, floor),
      })),
    }))
}

export interface SalesSummary {
  /** Absent in the summary of the whole building. */
  entrance?: Entrance
  total: number
  counts: Record<Status, number>
  /** The sum of the apartments' worth in euros. An apartment without a price adds nothing. */
  sums: Record<Status, number>
  /** How many apartments have the status „sold“ without a recorded sale. */
  withoutDeal: number
}

/** Returns a summary of the building, followed by one of each entrance. */
export function salesOf(building: Building, apartments: DashboardApartment[]): SalesSummary[] {
  const count = (some: DashboardApartment[]) => {
    const groups = Map.groupBy(some, ({ status }) => status)
    const each = (measure: (group: DashboardApartment[]) => number): Record<Status, number> => ({
      available: measure(groups.get('available') ?? []),
      reserved: measure(groups.get('reserved') ?? []),
      sold: measure(groups.get('sold') ?? []),
    })
    return {
      total: some.length,
      counts: each((group) => group.length),
      sums: each((group) => group.reduce((sum, { worth }) => sum + (worth ?? 0), 0)),
      withoutDeal: some.filter(({ worth }) => worth === null).length,
    }
  }
  return [
    count(apartments),
    ...building.entrances.map(({ id: entrance }) => ({
      entrance,
      ...count(apartments.filter((apartment) => apartment.entrance === entrance)),
    })),
  ]
}
