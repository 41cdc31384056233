import { type Entrance, entrances, floors } from './building.ts'
import type { Status } from './status.ts'

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
  free: number
}

/** The floors of one entrance as they stand, the highest first; an apartment on two floors is on both. */
export function floorsOf<Item extends ApartmentOnFloor>(
  apartments: readonly Item[],
  entrance: Entrance,
): GridFloor<Item>[] {
  return floors.toReversed().map((floor) => {
    const here = apartments.filter((apartment) => apartment.entrance === entrance && isOn(floor, apartment))
    return { entrance, floor, apartments: here, free: countFree(here) }
  })
}

/** Every entrance with all its floors: each can be selected, also where nothing is for sale (yet). */
export function buildingGrid<Item extends ApartmentOnFloor>(apartments: readonly Item[]) {
  return entrances.map((entrance) => ({ entrance, floors: floorsOf(apartments, entrance) }))
}

export function countFree(apartments: readonly { status: Status }[]): number {
  return apartments.filter(({ status }) => status === 'available').length
}

function isOn(floor: number, apartment: ApartmentOnFloor): boolean {
  return apartment.floor === floor || apartment.secondaryFloor === floor
}
