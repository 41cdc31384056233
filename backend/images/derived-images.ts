import { createHash } from 'node:crypto'
import { basename, dirname } from 'node:path/posix'
import type { Sharp } from 'sharp'
import { type ImageWidth, offeredWidths } from '../../domain/files/stored-image.ts'
import { isFromUpload, isStoredPath } from '../../domain/files/stored-path.ts'
import type { FileStore, StoredFile } from '../files/file-store.ts'
import { readFully } from '../files/read-fully.ts'
import { type TimeoutBudget, visitorTimeout } from '../files/timeout-budget.ts'
import { isUnavailable } from '../is-unavailable.ts'
import { isFreshCard } from '../pdf/card/is-fresh-card.ts'
import type { GeneratedImages, ServableFile } from './generated-images.ts'
import { loadSharp } from './load-sharp.ts'
import type { Making } from './make-in-turn.ts'
import { isFreshPreview } from './previews.ts'

export type ImageFormat = 'avif' | 'webp' | 'jpeg'

/** Stored images in smaller sizes. */
export interface DerivedImages {
  /** Made on the first request, once, however many ask for it; undefined when the stored image is gone. */
  find(
    file: Original,
    width: ImageWidth,
    format: ImageFormat,
    timeout?: TimeoutBudget,
  ): Promise<ServableFile | undefined>
  /** All sizes that pages offer of an image so wide, as most browsers ask for them: before anybody does. */
  makeSizes(file: Original, width: number): Promise<void>
  forget(path: string): Promise<void>
  /** Removes what was derived from images that are no longer there or in another way, old previews and cards. */
  tidy(stored: ReadonlySet<string>, now: Date): Promise<void>
}

/** The tag matters only where another image may lie under the same path one day. */
export type Original = Pick<StoredFile, 'path'> & { etag?: string }

const encoders: Record<ImageFormat, (image: Sharp) => Sharp> = {
  // Somebody waits for it: effort 1 takes a quarter of the time of the default, for 10 % more bytes.
  avif: (image) => image.avif({ quality: 50, effort: 1 }),
  webp: (image) => image.webp({ quality: 75 }),
  jpeg: (image) => image.flatten({ background: 'white' }).jpeg({ quality: 80, mozjpeg: true }),
}

/** An image can be eight times as high as a phone: those would take half a minute of a core (docs/decisions/009). */
const hastyAbove = 6_000_000
const hastyEncoders: typeof encoders = {
  avif: (image) => image.avif({ quality: 50, effort: 0 }),
  webp: (image) => image.webp({ quality: 75, effort: 2 }),
  jpeg: (image) => image.flatten({ background: 'white' }).jpeg({ quality: 80 }),
}

export function createDerivedImages(files: FileStore, generatedImages: GeneratedImages): DerivedImages {
  async function read(path: string, timeout: TimeoutBudget): Promise<Buffer | undefined> {
    try {
      return await readFully(files, path, timeout)
    } catch (error) {
      // Deleted between the look and the reading: nobody's fault.
      if (!isUnavailable(error) && !(await files.head(path, timeout))) return undefined
      throw error
    }
  }

  const find: DerivedImages['find'] = async (file, width, format, timeout = visitorTimeout()) => {
    const version = versionOf(file)
    const name = `${file.path}/${version}-${width}.${format}`
    const making: Making = {
      read: (timeout) => read(file.path, timeout),
      make: (original) => shrink(original, width, format),
    }
    const made = await generatedImages.find(name, making, timeout)
    return made && { ...made, contentType: `image/${format}`, etag: `"${version}-${width}-${format}"` }
  }

  return {
    find,

    async makeSizes(file, width) {
      // One after the other: whoever waits for an image of another page comes in between.
      for (const offered of offeredWidths(width)) await find(file, offered, 'avif')
    },

    async forget(path) {
      if (isStoredPath(path)) await generatedImages.forget(path)
    },

    tidy: (stored, now) =>
      generatedImages.tidy((name, madeAt) => {
        const [path, made] = [dirname(name), basename(name)]
        if (!stored.has(path)) return isFreshPreview(name, madeAt, now) || isFreshCard(name, madeAt, now)
        return isNamedByUs(path, made) || now.getTime() - madeAt.getTime() < hour
      }),
  }
}

/** Raised with every change of the encoders: servers of two releases share what they make. */
const recipe = '1'

/** What came by an upload stays the same under its path. */
function versionOf({ path, etag = '' }: Original): string {
  return isFromUpload(path)
    ? recipe
    : `${recipe}-${createHash('sha1').update(etag).digest('hex').slice(0, 12)}`
}

/** Images of other recipes are asked for by servers of another release, if by anybody. */
function isNamedByUs(path: string, made: string): boolean {
  return (isFromUpload(path) ? ofUpload : ofOther).test(made)
}

const ofUpload = new RegExp(`^${recipe}-\\d+\\.\\w+$`)
const ofOther = new RegExp(`^${recipe}-[0-9a-f]{12}-\\d+\\.\\w+$`)
/** What is half written has another name yet. */
const hour = 60 * 60 * 1000

async function shrink(original: Buffer, wanted: number, format: ImageFormat): Promise<Buffer> {
  const sharp = await loadSharp()
  const { width, height } = (await sharp(original).metadata()).autoOrient
  const scale = Math.min(1, wanted / width)
  const { [format]: encode } = width * height * scale ** 2 > hastyAbove ? hastyEncoders : encoders
  // Uploads are upright; a photo that was laid there by hand says which side is up.
  const image = sharp(original).autoOrient().resize({ width: wanted, withoutEnlargement: true })
  return encode(image).toBuffer()
}
