/** The widths in which stored images are offered; others are not made. */
export const imageWidths = [320, 640, 960, 1280, 1920] as const
export type ImageWidth = (typeof imageWidths)[number]

export interface ImageDetails {
  width: number
  height: number
  /** An image of a few pixels as a data url, shown blurred until the real one is there; '' for none. */
  placeholder: string
}

/** A stored image, with all that it takes to show it without anything jumping. */
export interface StoredImage extends ImageDetails {
  url: string
}

/**
 * More than this is refused, by what the image arrives as, all frames of a moving one together: each pixel is
 * decoded and packed again, which costs a core the more the denser the format packs (docs/decisions/008).
 */
export const maxPixels: Record<string, number> = {
  'image/jpeg': 50_000_000,
  'image/png': 50_000_000,
  'image/tiff': 50_000_000,
  'image/webp': 25_000_000,
  'image/avif': 16_000_000,
  'image/gif': 8_000_000,
}

/** WebP has no room for a longer side, and smaller sizes are offered as WebP. */
export const maxSide = 16_383

export function imageVariantUrl(url: string, width: ImageWidth): string {
  return `${url}?w=${width}`
}

export interface ImageVariant {
  url: string
  /** The width it really has: images are never made larger than they are. */
  width: number
}

/** The widths worth offering for an image: all smaller ones, and the first that shows every pixel. */
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
