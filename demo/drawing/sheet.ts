import type { Point } from '../../domain/geometry/polygon.ts'
import { buildingDepth, buildingWidth, cornerTerraceWidth, terraceDepth } from '../geometry/building-size.ts'
import { type Rect, rect } from '../geometry/rect.ts'

const side = 4.2 - cornerTerraceWidth / 2

export const sheet: Rect = rect(
  -side - cornerTerraceWidth / 2,
  -4.6,
  buildingWidth + side + cornerTerraceWidth / 2,
  buildingDepth + terraceDepth + 2.6,
)

export const imageWidth = 2400
export const pixelsPerMetre = imageWidth / (sheet.right - sheet.left)
export const imageHeight = Math.round((sheet.bottom - sheet.top) * pixelsPerMetre)

/** Converts a point of the building to pixels of the plan's image. */
export function toImage({ x, y }: Point): Point {
  return { x: toTenths((x - sheet.left) * pixelsPerMetre), y: toTenths((y - sheet.top) * pixelsPerMetre) }
}

function toTenths(pixels: number): number {
  return Math.round(pixels * 10) / 10
}
