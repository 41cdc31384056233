import type { Direction, Door, LayoutRoom, Opening, Piece, SymbolName } from '../layout.ts'
import { type Rect, rect } from '../rect.ts'
import type { RoomKind } from '../room-kind.ts'

/** Short constructors for the layouts. */

export function room(kind: RoomKind, parts: Rect[]): LayoutRoom {
  return { kind, parts }
}

export function door(x: number, y: number, along: Direction, into: Direction, width = 0.8): Door {
  return { hinge: { x, y }, along, into, width }
}

export function entrance(x: number, along: Direction = 'right', into: Direction = 'down'): Door {
  return { hinge: { x, y: 0 }, along, into, width: 0.95, entrance: true }
}

export function opening(x0: number, y0: number, x1: number, y1: number): Opening {
  return { from: { x: x0, y: y0 }, to: { x: x1, y: y1 } }
}

/** A piece of furniture by its upper left corner and its size. */
export function piece(
  symbol: SymbolName,
  x: number,
  y: number,
  width: number,
  height: number,
  facing: Direction,
): Piece {
  return { symbol, box: rect(x, y, x + width, y + height), facing }
}
