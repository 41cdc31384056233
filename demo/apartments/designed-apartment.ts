import { type DemoEntrance, type DemoType, demoEntrances, demoFloors } from '../building-record.ts'
import { floorGeometry } from '../geometry/floor-geometry.ts'
import { toHundredths } from '../geometry/place-room.ts'
import type { FloorGeometry, PlacedApartment, PlacedRoom, Side } from '../geometry/placed.ts'
import { isCounted, type RoomKind } from '../geometry/room-kind.ts'

/** An apartment with its geometry, from which areas, prices and descriptions are computed. */
export interface DesignedApartment {
  key: string
  number: string
  entrance: DemoEntrance
  floor: number
  type: DemoType
  side: Side
  /** The floors on which it is drawn: two for a maisonette. */
  storeys: { floor: number; apartment: PlacedApartment }[]
  rooms: PlacedRoom[]
}

export interface DesignedBuilding {
  floors: FloorGeometry[]
  apartments: DesignedApartment[]
}

/**
 * Designs all floors and apartments. Numbers continue through both entrances, so that a number alone identifies
 * an apartment.
 */
export function designBuilding(): DesignedBuilding {
  const geometries = demoEntrances.flatMap((entrance) =>
    demoFloors.map((floor) => floorGeometry(entrance, floor)),
  )
  const begun = geometries.flatMap((geometry) =>
    geometry.apartments
      .filter(({ storey }) => storey !== 'upper')
      .map((apartment) => ({ geometry, apartment })),
  )
  const apartments = begun.map(({ geometry, apartment }, index) => {
    const { entrance, floor } = geometry
    const storeys = [{ floor, apartment }, ...upperStorey(geometries, entrance, floor, apartment)]
    const number = String(index + 1)
    return {
      key: `apartment-${number}`,
      number,
      entrance,
      floor,
      type: apartment.type,
      side: apartment.side,
      storeys,
      rooms: storeys.flatMap((storey) => storey.apartment.rooms),
    }
  })
  return { floors: geometries, apartments }
}

function upperStorey(
  geometries: FloorGeometry[],
  entrance: DemoEntrance,
  floor: number,
  { storey, stack }: PlacedApartment,
): DesignedApartment['storeys'] {
  if (storey !== 'lower') return []
  const above = geometries.find((each) => each.entrance === entrance && each.floor === floor + 1)
  const apartment = above?.apartments.find((each) => each.stack === stack && each.storey === 'upper')
  if (!apartment) throw new Error(`The maisonette ${stack} on floor ${floor} has no upper storey`)
  return [{ floor: floor + 1, apartment }]
}

/** The sum of rooms and terraces inside their walls, as on the plan. */
export function netAreaOf({ rooms }: DesignedApartment): number {
  return toHundredths(rooms.reduce((sum, { area }) => sum + area, 0))
}

export function roomCountOf({ rooms }: DesignedApartment): number {
  return rooms.filter(({ kind }) => isCounted(kind)).length
}

export function areaOf({ rooms }: DesignedApartment, kind: RoomKind): number {
  return rooms.filter((room) => room.kind === kind).reduce((sum, { area }) => sum + area, 0)
}

export function has({ rooms }: DesignedApartment, kind: RoomKind): boolean {
  return rooms.some((room) => room.kind === kind)
}
