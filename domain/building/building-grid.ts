import type { Status } from '../status.ts'
import { type Building, type Entrance, floorsOfEntrance } from './building.ts'
import { apartmentsOn } from './on-floor.ts'

export interface ApartmentOnFloor {
  entrance: Entrance
  floor: number
  secondaryFloor: number | null
  status: Status
}

export interface GridFloor<Item> {
  entrance: Entrance
  floor: number
  apartments: Item[]
  /** Those that count on this floor: a maisonette does on the lower of its two, so that sums over all floors agree. */
  counted: Item[]
  /** How many of the counted ones are available. */
  free: number
}

/** The floors of one entrance, the highest first. A maisonette is on both of its floors, and counts on the lower one. */
export function gridFloors<Item extends ApartmentOnFloor>(
  building: Building,
  apartments: readonly Item[],
  entrance: Entrance,
): GridFloor<Item>[] {
  return floorsOfEntrance(building, entrance)
    .toReversed()
    .map((floor) => {
      const here = apartmentsOn(apartments, entrance, floor)
      const counted = here.filter((apartment) => lowerFloor(apartment) === floor)
      return { entrance, floor, apartments: here, counted, free: countFree(counted) }
    })
}

/**
 * The floors of every entrance with their apartments. Floors without apartments are included, because visitors
 * can open their plans, too.
 */
export function buildingGrid<Item extends ApartmentOnFloor>(building: Building, apartments: readonly Item[]) {
  return building.entrances.map(({ id }) => ({ entrance: id, floors: gridFloors(building, apartments, id) }))
}

export function countFree(apartments: readonly { status: Status }[]): number {
  return apartments.filter(({ status }) => status === 'available').length
}

function lowerFloor({ floor, secondaryFloor }: ApartmentOnFloor): number {
  return secondaryFloor === null ? floor : Math.min(floor, secondaryFloor)
}
