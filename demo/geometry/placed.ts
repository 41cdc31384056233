import type { ApartmentType } from '../../domain/apartment/apartment-type.ts'
import type { Entrance } from '../../domain/building.ts'
import type { Point } from '../../domain/geometry/polygon.ts'
import type { Frame } from './frame.ts'
import type { SymbolName } from './layout.ts'
import type { Storey } from './layouts/layout-of.ts'
import type { RoomKind } from './room-kind.ts'

/** A floor as it is drawn and measured, in metres of the sheet: north is up, the sea is on the right. */
export interface FloorGeometry {
  entrance: Entrance
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
  type: ApartmentType
  storey: Storey
  side: Side
  /** The same for the two parts of a maisonette, which lie above each other. */
  stack: string
  /** The area that the navigator colours: the apartment's rooms and terrace inside their outer walls. */
  outline: Point[]
}

export type Side = 'north' | 'south' | 'northOuter' | 'southOuter'

export interface PlacedRoom {
  kind: RoomKind
  /** The centre lines of the walls. */
  axis: Point[]
  /** The visible floor, inside the walls. */
  contour: Point[]
  /** The centre of its main part. */
  mainCentre: Point
  /** Square metres inside the contour, with two decimals. */
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
  /** Whether the window reaches down to the floor, onto a terrace. */
  glazed: boolean
}

export interface PlacedPiece {
  symbol: SymbolName
  width: number
  depth: number
  frame: Frame
}
