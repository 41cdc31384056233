import type { ApartmentType } from '../../domain/apartment/apartment-type.ts'
import { type Entrance, entrances, floors } from '../../domain/building.ts'
import { floorGeometry } from '../geometry/floor-geometry.ts'
import { toHundredths } from '../geometry/place-room.ts'
import type { FloorGeometry, PlacedHome, PlacedRoom, Side } from '../geometry/placed.ts'
import { isCounted, type RoomKind } from '../geometry/room-kind.ts'

/** A home for sale as the geometry knows it: everything told about it follows from here. */
export interface Home {
  key: string
  number: string
  entrance: Entrance
  floor: number
  type: ApartmentType
  side: Side
  /** Where it is drawn: a maisonette on two floors. */
  storeys: { floor: number; home: PlacedHome }[]
  rooms: PlacedRoom[]
}

export interface DesignedBuilding {
  floors: FloorGeometry[]
  homes: Home[]
}

/** Numbers run on through both entrances, floor by floor: an enquiry about number 75 needs no more. */
export function designBuilding(): DesignedBuilding {
  const geometries = entrances.flatMap((entrance) => floors.map((floor) => floorGeometry(entrance, floor)))
  const begun = geometries.flatMap((geometry) =>
    geometry.homes.filter(({ storey }) => storey !== 'upper').map((home) => ({ geometry, home })),
  )
  const homes = begun.map(({ geometry, home }, index) => {
    const { entrance, floor } = geometry
    const storeys = [{ floor, home }, ...upperStorey(geometries, entrance, floor, home)]
    const number = String(index + 1)
    return {
      key: `home-${number}`,
      number,
      entrance,
      floor,
      type: home.type,
      side: home.side,
      storeys,
      rooms: storeys.flatMap((storey) => storey.home.rooms),
    }
  })
  return { floors: geometries, homes }
}

function upperStorey(
  geometries: FloorGeometry[],
  entrance: Entrance,
  floor: number,
  { storey, stack }: PlacedHome,
): Home['storeys'] {
  if (storey !== 'lower') return []
  const above = geometries.find((each) => each.entrance === entrance && each.floor === floor + 1)
  const home = above?.homes.find((each) => each.stack === stack && each.storey === 'upper')
  if (!home) throw new Error(`The maisonette ${stack} on floor ${floor} has no upper storey`)
  return [{ floor: floor + 1, home }]
}

/** What a buyer adds up from the plan: rooms and terraces inside their walls. */
export function netAreaOf({ rooms }: Home): number {
  return toHundredths(rooms.reduce((sum, { area }) => sum + area, 0))
}

export function roomCountOf({ rooms }: Home): number {
  return rooms.filter(({ kind }) => isCounted(kind)).length
}

export function areaOf({ rooms }: Home, kind: RoomKind): number {
  return rooms.filter((room) => room.kind === kind).reduce((sum, { area }) => sum + area, 0)
}

export function has({ rooms }: Home, kind: RoomKind): boolean {
  return rooms.some((room) => room.kind === kind)
}
