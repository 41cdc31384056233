import { createHash } from 'node:crypto'
import { basename, dirname } from 'node:path/posix'
import type { Sharp } from 'sharp'
import { type ImageWidth, offeredWidths } from '../../domain/files/stored-image.ts'
import { isFromUpload, isStoredPath } from '../../domain/files/stored-path.ts'
import { formatSlice, type PictureSlice, type SliceWidth } from '../../domain/panorama/picture-slice.ts'
import { type FileStore, readFully, type StoredFile } from '../files/file-store.ts'
import { type TimeoutBudget, visitorTimeout } from '../files/timeout-budget.ts'
import { isUnavailable } from '../is-unavailable.ts'
import { cutSlice } from './cut-slice.ts'
import { type GeneratedFiles, isExpired, type Making, type ServableFile } from './generated-files.ts'
import { loadSharp } from './load-sharp.ts'

export type ImageFormat = 'avif' | 'webp' | 'jpeg'

export interface DerivedImages {
  /** Generated at the first request, once for concurrent ones; undefined when the stored image is gone. */
  find(
    file: Original,
    width: ImageWidth | SliceWidth,
    format: ImageFormat,
    timeout?: TimeoutBudget,
  ): Promise<ServableFile | undefined>
  /** Generates all AVIF sizes that pages offer for an image of this width, before they are requested. */
  makeSizes(file: Original, width: number): Promise<void>
  evict(path: string): Promise<void>
  /** Removes what was derived from deleted images or by other encoders, and old previews and cards. */
  sweep(stored: ReadonlySet<string>, now: Date): Promise<void>
}

/** The etag is needed only for paths whose file may be replaced, the slice only where not the whole image is wanted. */
export type Original = Pick<StoredFile, 'path'> & { etag?: string; slice?: PictureSlice }

const encoders: Record<ImageFormat, (image: Sharp) => Sharp> = {
  // A visitor waits: effort 1 takes a quarter of the default's time, for 10 % more bytes.
  avif: (image) => image.avif({ quality: 50, effort: 1 }),
  webp: (image) => image.webp({ quality: 75 }),
  jpeg: (image) => image.flatten({ background: 'white' }).jpeg({ quality: 80, mozjpeg: true }),
}

/** Pixels above which the usual encoders would occupy a core for up to half a minute (docs/decisions/009). */
const fastEncodersAbove = 6_000_000
const fastEncoders: typeof encoders = {
  avif: (image) => image.avif({ quality: 50, effort: 0 }),
  webp: (image) => image.webp({ quality: 75, effort: 2 }),
  jpeg: (image) => image.flatten({ background: 'white' }).jpeg({ quality: 80 }),
}

/** By the number of pixels to encode. */
function encoderOf(format: ImageFormat) {
  return (pixels: number) => (pixels > fastEncodersAbove ? fastEncoders : encoders)[format]
}

export function createDerivedImages(files: FileStore, generatedFiles: GeneratedFiles): DerivedImages {
  async function read(path: string, timeout: TimeoutBudget): Promise<Buffer | undefined> {
    try {
      return await readFully(files, path, timeout)
    } catch (error) {
      // The file was deleted between `head` and reading it, which is not an error.
      if (!isUnavailable(error) && !(await files.head(path, timeout))) return undefined
      throw error
    }
  }

  const find: DerivedImages['find'] = async (file, width, format, timeout = visitorTimeout()) => {
    const { slice } = file
    const version = versionOf(file) + (slice ? `-${formatSlice(slice)}` : '')
    const name = `${file.path}/${version}-${width}.${format}`
    const making: Making = {
      read: (timeout) => read(file.path, timeout),
      make: (original) =>
        slice ? cutSlice(original, slice, width, encoderOf(format)) : shrink(original, width, format),
    }
    const made = await generatedFiles.find(name, making, timeout)
    return made && { ...made, contentType: `image/${format}`, etag: `"${version}-${width}-${format}"` }
  }

  return {
    find,

    async makeSizes(file, width) {
      // One after the other, so that requests for images of other pages are handled in between.
      for (const offered of offeredWidths(width)) await find(file, offered, 'avif')
    },

    async evict(path) {
      if (isStoredPath(path)) await generatedFiles.evict(path)
    },

    sweep: (stored, now) =>
      generatedFiles.sweep((name, madeAt) => {
        const [path, made] = [dirname(name), basename(name)]
        if (!stored.has(path)) return !isExpired(name, madeAt, now)
        return isNamedByUs(path, made) || now.getTime() - madeAt.getTime() < hour
      }),
  }
}

/**
 * The version of the encoders, part of each generated image's name. Raised with every change of the encoders,
 * because servers of two releases share the generated images.
 */
const recipe = '1'

/**
 * The part of a generated image's name that says of which version of the original it was made. An uploaded file
 * never changes under its path; versions of other files are distinguished by their etag.
 */
function versionOf({ path, etag = '' }: Original): string {
  return isFromUpload(path)
    ? recipe
    : `${recipe}-${createHash('sha1').update(etag).digest('hex').slice(0, 12)}`
}

/** Whether the name has this release's recipe. Servers of other releases make images of other recipes. */
function isNamedByUs(path: string, made: string): boolean {
  return (isFromUpload(path) ? ofUpload : ofOther).test(made)
}

const ofUpload = new RegExp(`^${recipe}(-\\d{1,3}-\\d{3}-[a-z]+)?-\\d+\\.\\w+$`)
const ofOther = new RegExp(`^${recipe}-[0-9a-f]{12}-\\d+\\.\\w+$`)
/**
 * In milliseconds. Generated files whose names are not of this release are kept for this long, because another
 * process may still be writing them.
 */
const hour = 60 * 60 * 1000

async function shrink(original: Buffer, wanted: number, format: ImageFormat): Promise<Buffer> {
  const sharp = await loadSharp()
  const { width, height } = (await sharp(original).metadata()).autoOrient
  const scale = Math.min(1, wanted / width)
  const encode = encoderOf(format)(width * height * scale ** 2)
  // Uploads were rotated already; a photo that was copied in by hand may carry an EXIF orientation.
  const image = sharp(original).autoOrient().resize({ width: wanted, withoutEnlargement: true })
  return encode(image).toBuffer()
}
