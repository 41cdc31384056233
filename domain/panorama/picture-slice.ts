import { imageWidths } from '../files/stored-image.ts'
import type { Projection } from './panorama.ts'
import { type Arc, aroundCircle } from './view-arcs.ts'

/**
 * A part of a panorama's picture that the server cuts out. It is named by degrees of the picture and not of the
 * compass, because the picture never changes under its URL, but where north is may be corrected.
 */
export interface PictureSlice {
  /** From the left edge of the picture, in degrees. A slice that passes the right edge goes on at the left one. */
  from: number
  degrees: SliceDegrees
  projection: Projection
}

/**
 * Slices begin at multiples of these degrees only and have few sizes, so that nobody can have the server make more than
 * some hundreds of each picture.
 */
export const sliceStep = 15
/** One side of a building, and two. */
export const sliceDegrees = [150, 240] as const
export type SliceDegrees = (typeof sliceDegrees)[number]

/** In pixels. There are wider ones than of other images, because a slice is several times as wide as its frame. */
export const sliceWidths = [...imageWidths, 2880, 3840] as const
export type SliceWidth = (typeof sliceWidths)[number]

/** What a slice of a full sphere keeps of its height, in degrees above and below the horizon. */
const [degreesUp, degreesDown] = [24, 38]
export const sphereBand = { from: (90 - degreesUp) / 180, height: (degreesUp + degreesDown) / 180 }

/** Undefined for an arc of which no slices are made. */
export function sliceOf(
  { centreAzimuth, projection }: { centreAzimuth: number; projection: Projection },
  arc: Arc,
): PictureSlice | undefined {
  const degrees = sliceDegrees.find((each) => each === arc.degrees)
  const leftEdge = centreAzimuth - 180
  const from = Math.round(aroundCircle(arc.start - leftEdge) / sliceStep) * sliceStep
  return degrees && { from: aroundCircle(from), degrees, projection }
}

/** Where the left edge of a slice looks. */
export function startOfSlice(centreAzimuth: number, { from }: Pick<PictureSlice, 'from'>): number {
  return aroundCircle(centreAzimuth - 180 + from)
}

interface Size {
  width: number
  height: number
}

/** Of the slice in the picture's own pixels. */
export function sliceSize({ width, height }: Size, { degrees, projection }: PictureSlice): Size {
  return {
    width: Math.max(1, Math.round((width * degrees) / 360)),
    height: projection === 'sphere' ? Math.max(1, Math.round(height * sphereBand.height)) : height,
  }
}

export interface SlicePart {
  left: number
  width: number
}

/** The parts of the picture's width that a slice is made of: two where it passes the right edge. */
export function sliceParts(pictureWidth: number, { from, degrees }: PictureSlice): SlicePart[] {
  const width = Math.max(1, Math.round((pictureWidth * degrees) / 360))
  const left = Math.min(Math.round((pictureWidth * from) / 360), pictureWidth - 1)
  const first = Math.min(width, pictureWidth - left)
  return [{ left, width: first }, ...(first < width ? [{ left: 0, width: width - first }] : [])]
}

/** „15-150-strip“ */
export function formatSlice({ from, degrees, projection }: PictureSlice): string {
  return `${from}-${degrees}-${projection}`
}

/** Undefined for everything that `formatSlice` does not write. */
export function parseSlice(text: string): PictureSlice | undefined {
  const [, from = '', degrees = '', projection] = text.match(/^(\d{1,3})-(\d{3})-(sphere|strip)$/) ?? []
  const slice = {
    from: Number(from),
    degrees: sliceDegrees.find((each) => String(each) === degrees),
    projection: projection === 'sphere' ? ('sphere' as const) : ('strip' as const),
  }
  const { degrees: known } = slice
  if (!known || slice.from >= 360 || slice.from % sliceStep !== 0) return undefined
  const parsed: PictureSlice = { ...slice, degrees: known }
  return formatSlice(parsed) === text ? parsed : undefined
}

export function parseSliceWidth(text: string): SliceWidth | undefined {
  return sliceWidths.find((width) => String(width) === text)
}

/** Its width is added as to the URL of any other stored image. */
export function sliceUrl(url: string, slice: PictureSlice): string {
  return `${url}?slice=${formatSlice(slice)}`
}

/** All widths that are smaller than the slice, and the first that is not. */
export function offeredSliceWidths(width: number): readonly SliceWidth[] {
  const enough = sliceWidths.findIndex((offered) => offered >= width)
  return enough === -1 ? sliceWidths : sliceWidths.slice(0, enough + 1)
}
