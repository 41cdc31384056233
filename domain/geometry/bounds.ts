import type { Point } from './polygon.ts'

/** An axis-aligned rectangle; y increases downwards. */
export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

export function boundsOf(points: readonly Point[]): Bounds {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** Whether the rectangles overlap by more than the tolerance. Rectangles that only share a side do not. */
export function overlaps(a: Bounds, b: Bounds, tolerance = 0): boolean {
  return (
    a.left < b.right - tolerance &&
    b.left < a.right - tolerance &&
    a.top < b.bottom - tolerance &&
    b.top < a.bottom - tolerance
  )
}
