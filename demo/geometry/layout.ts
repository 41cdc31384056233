import type { Point } from '../../domain/geometry/polygon.ts'
import type { Rect } from './rect.ts'
import type { RoomKind } from './room-kind.ts'

/**
 * How one apartment is divided on one floor, in its own metres: x runs along the façade, y from the corridor's wall
 * (0) to the façade (depth). Rooms meet on the centre lines of their walls. A corner apartment has its second façade
 * at x = width.
 */
export interface RoomLayout {
  rooms: LayoutRoom[]
  doors: Door[]
  /** Passages without a door leaf. */
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
  /** The direction from the hinge to the other jamb. */
  along: Direction
  /** The side to which the leaf opens. */
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
  /** The side from which the furniture is used; its back is on the opposite side. */
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
  /** Thickness of the wall at x = width inside that line: an outer wall is thicker than a shared one. */
  endWall: number
  /** Width of the part of the corridor, at the corner's end, that belongs to the apartment; 0 for none. */
  annex: number
}

export const annexDepth = 1.6

export const directions: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
}
