import type { Sharp } from 'sharp'
import { type ImageDetails, maxPixels, maxSide } from '../../domain/files/stored-image.ts'
import { loadSharp } from './load-sharp.ts'

/** The file says it is an image, but it cannot be opened as one, or would cost too much. */
export class ImageRefused extends Error {
  readonly why: 'unreadable' | 'too-many-pixels' | 'side-too-long' | 'too-much-work'

  constructor(why: ImageRefused['why'], options?: ErrorOptions) {
    super(`Picture refused: ${why}`, options)
    this.why = why
  }
}

/** For images that cost more than their pixels tell; generous, because a busy machine takes longer for each. */
const maxSeconds = 30

/** However small a frame is, it takes this much work. */
const leastPixelsOfFrame = 10_000

/** Browsers do not show these: the image is kept as one that they do. */
const storedAs: Record<string, string> = { 'image/tiff': 'image/png' }

/** The efforts are those at which the largest image that is taken costs a few seconds (docs/decisions/008). */
const encoders: Record<string, (image: Sharp) => Sharp> = {
  'image/jpeg': (image) => image.jpeg({ quality: 90 }),
  'image/png': (image) => image.png({ compressionLevel: 4 }),
  'image/webp': (image) => image.webp({ quality: 90, effort: 2 }),
  'image/gif': (image) => image.gif({ effort: 1 }),
  'image/avif': (image) => image.avif({ quality: 75, effort: 0 }),
}

/**
 * Writes the image anew: upright, and without what a camera or a prankster put beside the pixels (place,
 * device, thumbnails, scripts). Throws when it does not decode from the first to the last pixel, or would take
 * too long. Returns the type of what is written.
 */
export async function rewriteImage(from: string, to: string, contentType: string): Promise<string> {
  const written = storedAs[contentType] ?? contentType
  const encode = encoders[written]
  if (!encode) throw new ImageRefused('unreadable')
  await checkPixels(from, contentType)
  // The pixels were counted above; sharp's own limit would count the frames of a moving image as one.
  // Pages of a scan are no frames: the first one is the image.
  const animated = written === contentType
  const sharp = await loadSharp()
  const image = sharp(from, { animated, limitInputPixels: false, failOn: 'error' })
  await encode(image.autoOrient().timeout({ seconds: maxSeconds }))
    .toFile(to)
    .catch(throwRefusal)
  return written
}

async function checkPixels(file: string, contentType: string): Promise<void> {
  const sharp = await loadSharp()
  const image = sharp(file, { limitInputPixels: false })
  const { width, height, pages = 1 } = await image.metadata().catch(throwRefusal)
  if (Math.max(width, height) > maxSide) throw new ImageRefused('side-too-long')
  // Of a scan, only the first page is decoded.
  const frames = storedAs[contentType] ? 1 : pages
  const pixels = frames === 1 ? width * height : Math.max(width * height, leastPixelsOfFrame) * frames
  if (pixels > (maxPixels[contentType] ?? 0)) throw new ImageRefused('too-many-pixels')
}

function throwRefusal(cause: unknown): never {
  const message = cause instanceof Error ? cause.message : ''
  // sharp reports a full disk in its message only: with Node's code for it, callers do not take it for a bad image.
  if (message.includes('No space left')) throw Object.assign(new Error(message), { code: 'ENOSPC' })
  const tookTooLong = message.startsWith('timeout')
  throw new ImageRefused(tookTooLong ? 'too-much-work' : 'unreadable', { cause })
}

const placeholderSize = 20

/** Size and placeholder of an image that is known to be upright. */
export async function describeImage(image: string | Buffer): Promise<ImageDetails> {
  const sharp = await loadSharp()
  const { width, height } = await sharp(image).metadata()
  const tiny = await sharp(image)
    .resize(placeholderSize, placeholderSize, { fit: 'inside' })
    .webp({ quality: 40, alphaQuality: 0 })
    .toBuffer()
  const { isOpaque } = await sharp(tiny).stats()
  // None for an image with transparent parts: the placeholder would stay visible behind them.
  const placeholder = isOpaque ? `data:image/webp;base64,${tiny.toString('base64')}` : ''
  return { width, height, placeholder }
}
