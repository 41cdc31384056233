import type { Point } from '../../domain/geometry/polygon.ts'
import type { DemoEntrance, DemoType } from '../building-record.ts'
import type { Frame } from './frame.ts'
import type { SymbolName } from './layout.ts'
import type { Storey } from './layouts/layout-of.ts'
import type { RoomKind } from './room-kind.ts'

/** A floor in metres of the sheet: north is up, the sea is on the right. */
export interface FloorGeometry {
  entrance: DemoEntrance
  floor: number
  envelope: Point[]
  apartments: PlacedApartment[]
  common: PlacedParts
}

export interface PlacedParts {
  rooms: PlacedRoom[]
  doors: PlacedDoor[]
  openings: PlacedOpening[]
  windows: PlacedWindow[]
  furniture: PlacedPiece[]
}

export interface PlacedApartment extends PlacedParts {
  type: DemoType
  storey: Storey
  side: Side
  /**
   * The entrance, the row and the position in it. Both parts of a maisonette have the same, so that they find
   * each other.
   */
  stack: string
  /** What the navigator colours: rooms and terrace inside the outer walls. */
  outline: Point[]
}

export type Side = 'north' | 'south' | 'northOuter' | 'southOuter'

export interface PlacedRoom {
  kind: RoomKind
  /** Middle lines of the walls. */
  axis: Point[]
  /** The inner faces of the walls. */
  contour: Point[]
  /** The middle of the room's main rectangle. */
  heart: Point
  /** Square metres inside the contour, to the hundredth. */
  area: number
}

export interface PlacedDoor {
  hinge: Point
  jamb: Point
  /** The end of the open leaf. */
  leaf: Point
  wall: number
  entrance: boolean
}

export interface PlacedOpening {
  from: Point
  to: Point
  wall: number
}

export interface PlacedWindow {
  from: Point
  to: Point
  inwards: Point
  /** Whether it is a glass door to a terrace. */
  glazed: boolean
}

export interface PlacedPiece {
  symbol: SymbolName
  width: number
  depth: number
  frame: Frame
}
