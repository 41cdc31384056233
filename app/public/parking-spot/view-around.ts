import type { ImageSize } from '../../../domain/floor-plan/floor-plan.ts'
import { boundsOf } from '../../../domain/geometry/bounds.ts'
import type { Point } from '../../../domain/geometry/polygon.ts'

/** So many times as wide as the place is long: enough to see what it lies beside. */
const times = 7
/** Height to width. */
const proportion = 2 / 3

/** The part of a plan that has a place in its middle, as an SVG writes its view; never beyond the plan. */
export function viewAround(points: Point[], { imageWidth, imageHeight }: ImageSize): string {
  const { left, right, top, bottom } = boundsOf(points)
  const wished = Math.max(right - left, bottom - top) * times
  const width = Math.min(wished, imageWidth, imageHeight / proportion)
  const height = width * proportion
  const x = within((left + right) / 2, width, imageWidth)
  const y = within((top + bottom) / 2, height, imageHeight)
  return [x, y, width, height].map(Math.round).join(' ')
}

function within(middle: number, size: number, whole: number): number {
  return Math.min(Math.max(middle - size / 2, 0), whole - size)
}
