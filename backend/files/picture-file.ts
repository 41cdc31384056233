import sharp, { type Sharp } from 'sharp'
import { mostPixels, type PictureDetails } from '../../domain/picture.ts'

/** The file says it is a picture, but it cannot be opened as one. */
export class UnreadablePicture extends Error {}
export class TooManyPixels extends Error {}

/** All frames of a moving picture together: each of them is decoded and packed again. */
const mostMovingPixels = 4 * mostPixels

/** Browsers do not show these: the picture is kept as one that they do. */
const keptAs: Record<string, string> = { 'image/tiff': 'image/png' }

const encoders: Record<string, (picture: Sharp) => Sharp> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 90 }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: 90 }),
  'image/gif': (picture) => picture.gif(),
  'image/avif': (picture) => picture.avif({ quality: 75, effort: 2 }),
}

/**
 * Writes the picture anew: upright, and without what a camera or a prankster put beside the pixels (place,
 * device, thumbnails, scripts). Throws when it does not decode from the first to the last pixel. Returns the
 * type of what is written.
 */
export async function rewritePicture(from: string, to: string, contentType: string): Promise<string> {
  const written = keptAs[contentType] ?? contentType
  const encode = encoders[written]
  if (!encode) throw new UnreadablePicture(`${contentType} is not a picture`)
  await checkPixels(from)
  // The pixels were counted above; sharp's own limit would count the frames of a moving picture as one.
  // Pages of a scan are no frames: the first one is the picture.
  const animated = written === contentType
  const picture = sharp(from, { animated, limitInputPixels: mostMovingPixels, failOn: 'error' })
  await encode(picture.autoOrient()).toFile(to).catch(unreadable)
  return written
}

async function checkPixels(file: string): Promise<void> {
  const {
    width,
    height,
    pages = 1,
  } = await sharp(file, { limitInputPixels: false }).metadata().catch(unreadable)
  if (width * height > mostPixels || width * height * pages > mostMovingPixels) throw new TooManyPixels()
}

function unreadable(cause: unknown): never {
  throw new UnreadablePicture('The picture cannot be decoded', { cause })
}

const placeholderSize = 20

/** Size and placeholder of a picture that is known to be upright. */
export async function describePicture(picture: string | Buffer): Promise<PictureDetails> {
  const { width, height } = await sharp(picture).metadata()
  const tiny = await sharp(picture)
    .resize(placeholderSize, placeholderSize, { fit: 'inside' })
    .webp({ quality: 40, alphaQuality: 0 })
    .toBuffer()
  const { isOpaque } = await sharp(tiny).stats()
  // Behind a picture with holes it would keep shining through.
  const placeholder = isOpaque ? `data:image/webp;base64,${tiny.toString('base64')}` : ''
  return { width, height, placeholder }
}
