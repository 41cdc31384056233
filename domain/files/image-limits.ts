import type { Uploader } from './upload-rules.ts'

/**
 * The most pixels that an image may have, by content type; all frames of an animation count. Every pixel is
 * decoded and encoded again, which takes longer for formats that compress more (docs/decisions/008).
 */
export const maxPixels: Record<string, number> = {
  'image/jpeg': 50_000_000,
  'image/png': 50_000_000,
  'image/tiff': 50_000_000,
  'image/webp': 25_000_000,
  'image/avif': 16_000_000,
  'image/gif': 8_000_000,
}

/**
 * A drone stitches its panoramas as JPEG of up to 12000 × 6000 pixels. JPEG is decoded row by row, so that more of them
 * take time, but no memory (docs/decisions/077).
 */
const maxPanoramaPixels: Record<string, number> = { ...maxPixels, 'image/jpeg': 80_000_000 }

export function maxPixelsOf(uploader: Uploader, contentType: string): number {
  return (uploader === 'panorama' ? maxPanoramaPixels : maxPixels)[contentType] ?? 0
}

/**
 * The longest side that an image may have, in pixels: WebP, the format of the resized copies, allows no more.
 */
export const maxSide = 16_383
