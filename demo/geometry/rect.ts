import type { Bounds } from '../../domain/geometry/bounds.ts'
import type { Point } from '../../domain/geometry/polygon.ts'

/** An axis-aligned rectangle in metres. */
export type Rect = Bounds

export function rect(left: number, top: number, right: number, bottom: number): Rect {
  return { left, top, right, bottom }
}

export function widthOf({ left, right }: Rect): number {
  return right - left
}

export function heightOf({ top, bottom }: Rect): number {
  return bottom - top
}

export function centreOf({ left, top, right, bottom }: Rect): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

export function cornersOf({ left, top, right, bottom }: Rect): Point[] {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
}

export function shrink({ left, top, right, bottom }: Rect, by: number): Rect {
  return rect(left + by, top + by, right - by, bottom - by)
}
