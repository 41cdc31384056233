import { type Entrance, entrances, floors } from './building.ts'
import type { Status } from './status.ts'

export interface GridHome {
  entrance: Entrance
  floor: number
  secondaryFloor: number | null
  status: Status
}

export interface GridFloor<Home> {
  entrance: Entrance
  floor: number
  homes: Home[]
  free: number
}

/** The floors of one entrance as they stand, the highest first; a home on two floors is on both. */
export function floorsOf<Home extends GridHome>(
  homes: readonly Home[],
  entrance: Entrance,
): GridFloor<Home>[] {
  return floors.toReversed().map((floor) => {
    const here = homes.filter((home) => home.entrance === entrance && isOn(floor, home))
    return { entrance, floor, homes: here, free: countFree(here) }
  })
}

/** Every entrance with all its floors: each can be selected, also where nothing is for sale (yet). */
export function buildingGrid<Home extends GridHome>(homes: readonly Home[]) {
  return entrances.map((entrance) => ({ entrance, floors: floorsOf(homes, entrance) }))
}

export function countFree(homes: readonly { status: Status }[]): number {
  return homes.filter(({ status }) => status === 'available').length
}

function isOn(floor: number, home: GridHome): boolean {
  return home.floor === floor || home.secondaryFloor === floor
}
