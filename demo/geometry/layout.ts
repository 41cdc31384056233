import type { Point } from '../../domain/geometry/polygon.ts'
import type { Rect } from './rect.ts'
import type { RoomKind } from './room-kind.ts'

/**
 * How one apartment is divided on one floor, in its own metres: x runs along the façade, y from the corridor's
 * wall (0) to the façade (depth). Rooms meet on the middle lines of their walls. A corner apartment has its second
 * façade at x = width.
 */
export interface RoomLayout {
  rooms: LayoutRoom[]
  doors: Door[]
  /** Passages without a leaf. */
  openings: Opening[]
  furniture: Piece[]
}

export interface LayoutRoom {
  kind: RoomKind
  parts: Rect[]
}

export type Direction = 'left' | 'right' | 'up' | 'down'

export interface Door {
  hinge: Point
  /** From the hinge to the other jamb. */
  along: Direction
  /** The side into which the leaf swings. */
  into: Direction
  width: number
  entrance?: boolean
}

export interface Opening {
  from: Point
  to: Point
}

export interface Piece {
  symbol: SymbolName
  box: Rect
  /** The direction in which the front of the furniture faces; its back stands against a wall. */
  facing: Direction
}

export type SymbolName =
  | 'bed'
  | 'single-bed'
  | 'wardrobe'
  | 'sofa'
  | 'armchair'
  | 'low-table'
  | 'dining-table'
  | 'round-table'
  | 'cupboard'
  | 'desk'
  | 'worktop'
  | 'toilet'
  | 'basin'
  | 'shower'
  | 'bath'
  | 'washer'
  | 'stair'
  | 'common-stair'
  | 'lift'
  | 'lounger'
  | 'terrace-table'
  | 'planter'
  | 'bicycles'
  | 'letterboxes'
  | 'counter'
  | 'shelves'

/** The space that a layout has to fill. */
export interface Space {
  width: number
  depth: number
  /**
   * How far the wall at x = width reaches inwards from that line: the whole thickness of an outer wall, half of
   * a shared one.
   */
  endWall: number
  /** Width of the piece of corridor, at the corner's end, that belongs to the apartment; 0 for none. */
  annex: number
}

export const annexDepth = 1.6

export const directions: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
}
