import type { ImageSize } from '../../../domain/floor-plan/floor-plan.ts'
import { type Bounds, boundsOf } from '../../../domain/geometry/bounds.ts'
import { type Polygon, polygonArea } from '../../../domain/geometry/polygon.ts'

/** The font size, as a fraction of the height of an outline. */
export const lettering = 0.52

/** Font sizes, by how large the building is shown, and the picture that labels stay inside of. */
export interface Lettering {
  /** Larger text would cover the building. */
  largest: number
  /** Text gets this small rather than being shortened. */
  legible: number
  /** An outline with room for less than that has no text. */
  smallest: number
  picture: ImageSize
}

export function letteringFor({ left, top, right, bottom }: Bounds, picture: ImageSize): Lettering {
  // An upright building is shown as high as the window, so its width alone says little.
  const shown = Math.max(right - left, (bottom - top) * 0.75)
  return { largest: shown / 28, legible: shown / 65, smallest: shown / 250, picture }
}

/** The average width of a letter, as a fraction of its height. */
const letterWidth = 0.58

/** The width of a text, as a multiple of the font size. */
export function textWidth(text: string): number {
  return text.length * letterWidth
}

/** How much room a number has beside it, as a multiple of the font size, with its light edge. */
const beside = 0.6

/** The height of a line with its light edge, as a multiple of the font size. */
const lineHeight = 1.1

/** The largest font size with which a number stays inside its outline. */
export function fittingSize(number: string, { width, height }: { width: number; height: number }): number {
  return Math.min(width / (textWidth(number) + beside), height / lineHeight)
}

/** A width that was divided and multiplied again still fits. */
export const rounding = 1e-6

/** The text, or as much of it as fits, with „…“. It is empty where not even one letter fits. */
export function shorten(text: string, width: number): string {
  if (textWidth(text) <= width + rounding) return text
  const letters = Math.floor(width / letterWidth) - 1
  return letters < 1 ? '' : `${text.slice(0, letters).trimEnd()}…`
}

/** The average height of an outline: in perspective, a floor is higher at one end. */
export function heightOf(points: Polygon): number {
  const { left, right } = boundsOf(points)
  return polygonArea(points) / (right - left)
}
