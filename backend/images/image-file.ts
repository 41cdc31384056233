import { readFile, stat, writeFile } from 'node:fs/promises'
import type { Sharp } from 'sharp'
import { maxPixels, maxSide } from '../../domain/files/image-limits.ts'
import type { ImageDetails } from '../../domain/files/stored-image.ts'
import { barePng } from './bare-png.ts'
import { loadSharp } from './load-sharp.ts'

/** An upload that cannot be decoded as an image, or that would take too much time or memory. */
export class ImageRefused extends Error {
  readonly why: 'unreadable' | 'too-many-pixels' | 'side-too-long' | 'too-much-work'

  constructor(why: ImageRefused['why'], options?: ErrorOptions) {
    super(`Image refused: ${why}`, options)
    this.why = why
  }
}

/**
 * How long sharp may work on one image before it is refused. The limit is generous, because a busy machine is
 * slow.
 */
const maxSeconds = 30

/** Each frame of an animation counts as at least this many pixels: smaller ones take as long to encode. */
const minPixelsOfFrame = 10_000

/** By the type of an upload that browsers cannot show: the type that it is converted to. */
const storedAs: Record<string, string> = { 'image/tiff': 'image/png' }

/**
 * How each type is encoded. The values of `effort` and `compressionLevel` are low, so that the largest accepted
 * image takes a few seconds (docs/decisions/008).
 */
const encoders: Record<string, (image: Sharp, loss: number) => Sharp> = {
  'image/jpeg': (image, loss) => image.jpeg({ quality: 90 - loss }),
  'image/png': (image) => image.png({ compressionLevel: 4 }),
  'image/webp': (image, loss) => image.webp({ quality: 90 - loss, effort: 2 }),
  'image/gif': (image) => image.gif({ effort: 1 }),
  'image/avif': (image, loss) => image.avif({ quality: 75 - loss, effort: 0 }),
}

/** Types that lose something with each encoding. */
const lossy = ['image/jpeg', 'image/webp', 'image/avif']
/** How much lower the quality is in the next attempt, where a picture came in a lower one and would only grow. */
const losses = [0, 15, 35]

/**
 * Encodes the image again: upright, and without metadata (location, device, thumbnails, scripts). One that would only
 * grow is encoded in a lower quality, and a PNG keeps what draws it. Throws ImageRefused when it does not decode
 * completely or would take too long. Returns the new type.
 */
export async function rewriteImage(
  from: string,
  to: string,
  contentType: string,
  mostPixels = maxPixels[contentType] ?? 0,
): Promise<string> {
  const written = storedAs[contentType] ?? contentType
  const encode = encoders[written]
  if (!encode) throw new ImageRefused('unreadable')
  await checkPixels(from, contentType, mostPixels)
  // checkPixels has counted the pixels: sharp's own limit would ignore the number of frames of an animation.
  // The pages of a scanned TIFF are no frames: only the first is used.
  const animated = written === contentType
  const sharp = await loadSharp()
  const grows = async () => (await stat(to)).size > (await stat(from)).size
  for (const loss of lossy.includes(written) ? losses : [0]) {
    const image = sharp(from, { animated, limitInputPixels: false, failOn: 'error' })
    await encode(image.autoOrient().timeout({ seconds: maxSeconds }), loss)
      .toFile(to)
      .catch(throwImageRefusal)
    if (!(await grows())) return written
  }
  const bare = contentType === 'image/png' && (await barePng(await readFile(from)))
  if (bare) await writeFile(to, bare)
  return written
}

async function checkPixels(file: string, contentType: string, mostPixels: number): Promise<void> {
  const sharp = await loadSharp()
  const image = sharp(file, { limitInputPixels: false })
  const { width, height, pages = 1 } = await image.metadata().catch(throwImageRefusal)
  if (Math.max(width, height) > maxSide) throw new ImageRefused('side-too-long')
  const frames = storedAs[contentType] ? 1 : pages
  const pixels = frames === 1 ? width * height : Math.max(width * height, minPixelsOfFrame) * frames
  if (pixels > mostPixels) throw new ImageRefused('too-many-pixels')
}

function throwImageRefusal(cause: unknown): never {
  const message = cause instanceof Error ? cause.message : ''
  // sharp reports a full disk in its message only. With Node's code, callers do not mistake it for a bad image.
  if (message.includes('No space left')) throw Object.assign(new Error(message), { code: 'ENOSPC' })
  const tookTooLong = message.startsWith('timeout')
  throw new ImageRefused(tookTooLong ? 'too-much-work' : 'unreadable', { cause })
}

const placeholderSize = 20

/** Size and placeholder of an image without EXIF orientation. */
export async function describeImage(image: string | Buffer): Promise<ImageDetails> {
  const sharp = await loadSharp()
  const { width, height } = await sharp(image).metadata()
  const tiny = await sharp(image)
    .resize(placeholderSize, placeholderSize, { fit: 'inside' })
    .webp({ quality: 40, alphaQuality: 0 })
    .toBuffer()
  const { isOpaque } = await sharp(tiny).stats()
  // An image with transparent parts gets none, since the placeholder would stay visible behind them.
  const placeholder = isOpaque ? `data:image/webp;base64,${tiny.toString('base64')}` : ''
  return { width, height, placeholder }
}
