import { boundsOf } from '../../domain/geometry/bounds.ts'
import type { Point } from '../../domain/geometry/polygon.ts'
import { moveRect } from '../geometry/frame.ts'
import type { SymbolName } from '../geometry/layout.ts'
import type { PlacedDoor, PlacedParts, PlacedPiece } from '../geometry/placed.ts'
import { type Rect, rect, shrink } from '../geometry/rect.ts'

/** How far chairs stand outside the box of their table. */
const chairs: Partial<Record<SymbolName, number>> = {
  'dining-table': 0.2,
  'round-table': 0.1,
  'terrace-table': 0.1,
  desk: 0.15,
  counter: 0.4,
}

/** What a label should not cover. A lower weight is covered sooner. */
export interface Obstacle {
  box: Rect
  weight: number
}

const pillows = 0.65

export function obstaclesOf({ doors, furniture }: PlacedParts): Obstacle[] {
  return [...doors.flatMap(swingOf), ...furniture.flatMap(obstaclesIn)]
}

function obstaclesIn({ symbol, width, depth, frame }: PlacedPiece): Obstacle[] {
  const part = (from: number, to: number, weight: number) => ({
    box: moveRect(frame, rect(0, from, width, to)),
    weight,
  })
  // A label may cover the blanket of a bed, but not its pillows.
  if (symbol === 'bed') return [part(0, pillows, 1), part(pillows, depth, 0.15)]
  const around = chairs[symbol] ?? 0
  return [part(-around, depth + around, 1)]
}

/** The leaf itself, and the square of its arc without the far corner, which stays free. */
function swingOf({ hinge, jamb, leaf }: PlacedDoor): Obstacle[] {
  const shorter = (end: Point) => ({
    x: hinge.x + (end.x - hinge.x) * 0.93,
    y: hinge.y + (end.y - hinge.y) * 0.93,
  })
  return [
    { box: boundsOf([hinge, shorter(jamb), shorter(leaf)]), weight: 1 },
    { box: grow(boundsOf([hinge, leaf]), 0.05), weight: 1 },
  ]
}

function grow(box: Rect, by: number): Rect {
  return shrink(box, -by)
}
