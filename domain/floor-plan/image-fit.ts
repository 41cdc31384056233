import { z } from 'zod'
import type { Point } from '../geometry/polygon.ts'
import { type ImageSize, type PlanImage, scaleOutlines } from './floor-plan.ts'

/** Where a plan's former picture, with its outlines, lies on the one that replaces it. */
export interface ImageFit {
  /** How many pixels of the new image one of the former has. */
  scale: number
  /** The former picture's top left corner, in pixels of the new image. */
  x: number
  y: number
}

const [smallest, largest] = [0.05, 20]
const farthest = 50_000

/** A fit as a parameter of an upload: „1.25,-12,40,/files/…“, with the image that it is of. */
export const imageFitSchema = z
  .string()
  .max(1000)
  .transform((text, context): ImageFit & { of: string } => {
    const [, scale, x, y, of = ''] = /^([\d.]+),(-?[\d.]+),(-?[\d.]+),(\/.+)$/.exec(text) ?? []
    const fit = { scale: Number(scale), x: Number(x), y: Number(y), of }
    const isFit =
      fit.scale >= smallest &&
      fit.scale <= largest &&
      Math.abs(fit.x) <= farthest &&
      Math.abs(fit.y) <= farthest
    if (!isFit) context.addIssue({ code: 'custom', message: 'Not a fit' })
    return fit
  })

export function writeImageFit({ scale, x, y }: ImageFit, of: string): string {
  return `${Number(scale.toFixed(6))},${Number(x.toFixed(2))},${Number(y.toFixed(2))},${of}`
}

/** How the server fits a picture that nobody has fitted, where it has the same proportions. */
export function usualFit(from: ImageSize, to: ImageSize): ImageFit {
  return { scale: Math.min(to.imageWidth / from.imageWidth, to.imageHeight / from.imageHeight), x: 0, y: 0 }
}

/** The fit scaled about a point of the new image, within bounds. */
export function scaledFit(fit: ImageFit, by: number, { x, y }: Point): ImageFit {
  const scale = Math.min(largest, Math.max(smallest, fit.scale * by))
  const real = scale / fit.scale
  return { scale, x: x + (fit.x - x) * real, y: y + (fit.y - y) * real }
}

export function fittedPoints(points: readonly Point[], { scale, x, y }: ImageFit): Point[] {
  return points.map((point) => ({ x: point.x * scale + x, y: point.y * scale + y }))
}

/**
 * The outlines of a plan on the image that replaces its own: as somebody has fitted it, or scaled to its size. Undefined
 * where they were fitted to another image than the plan has by now.
 */
export function outlinesOnNewImage<Drawn extends { points: Point[] }>(
  outlines: readonly Drawn[],
  before: PlanImage,
  image: ImageSize,
  fit: (ImageFit & { of: string }) | undefined,
): Drawn[] | undefined {
  if (!fit) return scaleOutlines(outlines, before, image)
  if (fit.of !== before.imageUrl) return undefined
  return outlines.map((outline) => ({ ...outline, points: fittedPoints(outline.points, fit) }))
}
