/** The widths in which stored pictures are offered; others are not made. */
export const pictureWidths = [320, 640, 960, 1280, 1920] as const
export type PictureWidth = (typeof pictureWidths)[number]

export interface PictureDetails {
  width: number
  height: number
  /** A picture of a few pixels as a data url, shown blurred until the real one is there; '' for none. */
  placeholder: string
}

/** A stored picture, with all that it takes to show it without anything jumping. */
export interface Picture extends PictureDetails {
  url: string
}

/**
 * More than this is refused, by what the picture arrives as, all frames of a moving one together: each pixel is
 * decoded and packed again, which costs a core the more the denser the format packs (docs/decisions/008).
 */
export const mostPixels: Record<string, number> = {
  'image/jpeg': 50_000_000,
  'image/png': 50_000_000,
  'image/tiff': 50_000_000,
  'image/webp': 25_000_000,
  'image/avif': 16_000_000,
  'image/gif': 8_000_000,
}

/** WebP has no room for a longer side, and smaller sizes are offered as WebP. */
export const longestSide = 16_383

export function pictureUrl(url: string, width: PictureWidth): string {
  return `${url}?w=${width}`
}

export interface PictureVariant {
  url: string
  /** The width it really has: pictures are never made larger than they are. */
  width: number
}

/** The widths worth offering for a picture: all smaller ones, and the first that shows every pixel. */
export function offeredWidths(width: number): readonly PictureWidth[] {
  const enough = pictureWidths.findIndex((offered) => offered >= width)
  return enough === -1 ? pictureWidths : pictureWidths.slice(0, enough + 1)
}

export function pictureVariants({ url, width }: Pick<Picture, 'url' | 'width'>): PictureVariant[] {
  return offeredWidths(width).map((each) => ({ url: pictureUrl(url, each), width: Math.min(each, width) }))
}

export function parsePictureWidth(text: string): PictureWidth | undefined {
  return pictureWidths.find((width) => String(width) === text)
}
