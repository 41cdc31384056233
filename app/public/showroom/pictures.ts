import { imageVariantUrl, offeredWidths } from '../../../domain/files/stored-image.ts'
import { offeredSliceWidths } from '../../../domain/panorama/picture-slice.ts'
import { isBundled } from '../../images/bundled-images.ts'
import type { Picture, ShownShowroom } from './describe-showroom.ts'

/** The longer side of the screen, in pixels of the device. One file of each picture is chosen by it. */
export type ScreenPixels = number

/** Until the browser says otherwise. */
export const usualScreen: ScreenPixels = 1920

/**
 * The file of a picture for this screen. The browser has no choice of several, because only the files that the page names
 * itself are stored for when there is no connection.
 */
export function pictureUrl(picture: Picture, screen: ScreenPixels): string {
  if (isBundled(picture)) return picture.large
  if (picture.url.includes('?slice=')) return imageVariantUrl(picture.url, sliceWidthFor(picture, screen))
  return imageVariantUrl(picture.url, offeredWidths(Math.min(picture.width, screen)).at(-1) ?? usualScreen)
}

/** A view is several times as wide as its frame. */
export function sliceWidthFor({ width }: { width: number }, screen: ScreenPixels) {
  const widths = offeredSliceWidths(width)
  return widths.find((each) => each >= screen * 1.5) ?? widths.at(-1) ?? usualScreen
}

/** A plan on a very large screen is sharp only in its own pixels. */
export function planUrl({ imageUrl, imageWidth }: { imageUrl: string; imageWidth: number }, screen: number) {
  const widest = offeredWidths(imageWidth).at(-1) ?? usualScreen
  return imageWidth > widest && screen > usualScreen ? imageUrl : imageVariantUrl(imageUrl, widest)
}

/** More would fill the disk of a small computer. */
export const mostPictures = 1200

/** All files that the showroom may show, the ones that are needed most first. */
export function picturesOf(
  { attract, views, plans, windowViews, photos }: ShownShowroom,
  screen: ScreenPixels,
): string[] {
  const slices = windowViews.flatMap((view) => view.slices)
  const urls = [
    ...attract.map((picture) => pictureUrl(picture, screen)),
    ...views.map((view) => planUrl(view, screen)),
    ...plans.map((plan) => planUrl(plan, screen)),
    ...slices.map(({ day }) => pictureUrl(day, screen)),
    ...photos.map((picture) => pictureUrl(picture, screen)),
    ...slices.flatMap(({ dusk }) => (dusk ? [pictureUrl(dusk, screen)] : [])),
  ]
  return [...new Set(urls)].slice(0, mostPictures)
}
