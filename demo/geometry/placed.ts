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
  /** Tells the two parts of a maisonette that they are one apartment: they stand one above the other. */
  stack: string
  /** What the navigator colours: the apartment's rooms and terrace inside their outer walls. */
  outline: Point[]
}

export type Side = 'north' | 'south' | 'northOuter' | 'southOuter'

export interface PlacedRoom {
  kind: RoomKind
  /** Middle lines of the walls. */
  axis: Point[]
  /** What a broom reaches. */
  contour: Point[]
  /** The middle of its main part. */
  heart: Point
  /** Square metres inside the contour, to the hundredth. */
  area: number
}

export interface PlacedDoor {
  hinge: Point
  jamb: Point
  /** Where the open leaf ends. */
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
  /** Down to the floor, onto a terrace. */
  glazed: boolean
}

export interface PlacedPiece {
  symbol: SymbolName
  width: number
  depth: number
  frame: Frame
}
