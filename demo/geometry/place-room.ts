import { type Edge, polygonArea } from '../../domain/geometry/polygon.ts'
import { contourOf } from './contour.ts'
import { type Frame, moveRect, moveTo } from './frame.ts'
import { inset } from './inset.ts'
import type { LayoutRoom } from './layout.ts'
import type { PlacedRoom } from './placed.ts'
import { centreOf, type Rect } from './rect.ts'

/**
 * Places a room of a layout and measures its area. `wallInside` is how far the wall along an edge reaches into
 * the room from the wall's middle line.
 */
export function placeRoom(
  { kind, parts }: LayoutRoom,
  frame: Frame,
  wallInside: (edge: Edge) => number,
): PlacedRoom {
  const axis = contourOf(parts.map((part) => moveRect(frame, part)))
  const contour = inset(axis, wallInside)
  const heart = moveTo(frame, centreOf(parts[0] as Rect))
  return { kind, axis, contour, heart, area: toHundredths(polygonArea(contour)) }
}

export function toHundredths(squareMetres: number): number {
  return Math.round(squareMetres * 100) / 100
}
