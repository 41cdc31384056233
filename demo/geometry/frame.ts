import { boundsOf } from '../../domain/geometry/bounds.ts'
import type { Point } from '../../domain/geometry/polygon.ts'
import { cornersOf, type Rect } from './rect.ts'

/**
 * Transforms the coordinates of one drawing into another: x' = a·x + c·y + e, y' = b·x + d·y + f, as in SVG's
 * matrix().
 */
export type Frame = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const identity: Frame = [1, 0, 0, 1, 0, 0]

export function moveTo(frame: Frame, { x, y }: Point): Point {
  const [a, b, c, d, e, f] = frame
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}

/** Transforms a direction, which the translation does not affect. */
export function turn(frame: Frame, { x, y }: Point): Point {
  const [a, b, c, d] = frame
  return { x: a * x + c * y, y: b * x + d * y }
}

export function moveRect(frame: Frame, area: Rect): Rect {
  return boundsOf(cornersOf(area).map((corner) => moveTo(frame, corner)))
}

/** The frame that applies `inner` first, then `outer`. */
export function composeFrames(outer: Frame, inner: Frame): Frame {
  const origin = moveTo(outer, { x: inner[4], y: inner[5] })
  const right = turn(outer, { x: inner[0], y: inner[1] })
  const down = turn(outer, { x: inner[2], y: inner[3] })
  return [right.x, right.y, down.x, down.y, origin.x, origin.y]
}
