import { type DemoEntrance, demoEntrances, demoFloors } from '../../demo/building-record.ts'
import { drawFloor } from '../../demo/drawing/draw-floor.ts'
import { toImage } from '../../demo/drawing/sheet.ts'
import { floorGeometry } from '../../demo/geometry/floor-geometry.ts'
import type { FloorGeometry, PlacedRoom } from '../../demo/geometry/placed.ts'
import type { Point } from '../../domain/geometry/polygon.ts'

/** A room as a person sees it: where they would click to mean it, and what it covers. */
export interface DrawnRoom {
  heart: Point
  contour: Point[]
}

export interface DrawnHome {
  name: string
  /** The true outline. */
  outline: Point[]
  rooms: DrawnRoom[]
}

/** A picture of a floor, and what is really on it, in pixels of the picture. */
export interface PlanCase {
  name: string
  homes: DrawnHome[]
  /** Corridors, stairs and lifts. */
  common: DrawnRoom[]
  render(): Promise<Buffer>
}

export function demoFloor(entrance: DemoEntrance, floor: number, place = toImage) {
  const geometry = floorGeometry(entrance, floor)
  return { svg: drawFloor(geometry), ...drawnParts(geometry, place) }
}

function drawnParts({ apartments, common }: FloorGeometry, place: (point: Point) => Point) {
  const drawn = ({ heart, contour }: PlacedRoom) => ({ heart: place(heart), contour: contour.map(place) })
  return {
    homes: apartments.map(({ stack, outline, rooms }) => ({
      name: stack,
      outline: outline.map(place),
      rooms: rooms.map(drawn),
    })),
    common: common.rooms.map(drawn),
  }
}

export const demoPlaces = demoEntrances.flatMap((entrance) =>
  demoFloors.map((floor) => ({ entrance, floor })),
)
