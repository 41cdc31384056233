/** The widths that the server resizes images to; it refuses other widths. */
export const imageWidths = [320, 640, 960, 1280, 1920] as const
export type ImageWidth = (typeof imageWidths)[number]

export interface ImageDetails {
  width: number
  height: number
  /** A tiny image as data URL that is shown blurred while the image loads, or an empty text. */
  placeholder: string
}

export interface StoredImage extends ImageDetails {
  url: string
}

/** The URL of a slice of a panorama has a parameter already. */
export function imageVariantUrl(url: string, width: number): string {
  return `${url}${url.includes('?') ? '&' : '?'}w=${width}`
}

export interface ImageVariant {
  url: string
  /** The width of the image at this URL, which is never more than that of the original. */
  width: number
}

/** All widths that are smaller than the image, and the first that is not. */
export function offeredWidths(width: number): readonly ImageWidth[] {
  const enough = imageWidths.findIndex((offered) => offered >= width)
  return enough === -1 ? imageWidths : imageWidths.slice(0, enough + 1)
}

export function imageVariants({ url, width }: Pick<StoredImage, 'url' | 'width'>): ImageVariant[] {
  return offeredWidths(width).map((each) => ({
    url: imageVariantUrl(url, each),
    width: Math.min(each, width),
  }))
}

export function parseImageWidth(text: string): ImageWidth | undefined {
  return imageWidths.find((width) => String(width) === text)
}
