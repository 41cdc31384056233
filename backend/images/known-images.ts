import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { ImageDetails, StoredImage } from '../../domain/files/stored-image.ts'
import { findStoredPath, isServedPath, storedUrl } from '../../domain/files/stored-path.ts'
import type { Database } from '../data/database.ts'
import { addStoredImage, findStoredImages } from '../data/files/stored-images.ts'
import type { FileDetails, FileStore } from '../files/file-store.ts'
import { describeImage } from './image-file.ts'
import { loadSharp } from './load-sharp.ts'

/** Sizes and placeholders of stored images: from the database, or from the file where a row is missing. */
export interface KnownImages {
  /**
   * Results by URL. Leaves out what is no stored image, and what takes longer to read than `maxWait` milliseconds; the
   * reading goes on for later calls.
   */
  find(urls: (string | null | undefined)[], maxWait?: number): Promise<Record<string, StoredImage>>
}

/** How many images are decoded at the same time: each takes memory. */
const readAtOnce = 2
/**
 * In milliseconds. A file that could not be read as an image is read again after this time, not at every page
 * view.
 */
const retryAfter = 60_000
const defaultMaxWait = 3_000

interface Deps {
  now?: () => number
  /** Whether requests to the store are slow or paid: then missing files are looked for once a minute only. */
  isRemote?: boolean
}

interface Reading {
  begun: number
  details: Promise<ImageDetails | undefined>
}

export function createKnownImages(
  { db, files }: { db: Database; files: FileStore },
  { now = Date.now, isRemote = false }: Deps = {},
): KnownImages {
  const inTurn = pLimit(readAtOnce)
  const beingRead = new Map<string, Reading>()
  const failedAt = new Map<string, number>()

  async function read(path: string): Promise<ImageDetails | undefined> {
    try {
      const file = await files.head(path)
      const opened = file?.contentType.startsWith('image/') ? await files.get(path) : undefined
      if (!opened && (file || isRemote)) failedAt.set(path, now())
      if (!opened) return undefined
      const details = await describeImage(await makeUpright(await buffer(opened.body)))
      await storeDetails(path, details)
      return details
    } catch (error) {
      console.error('Error reading a stored image', path, error)
      failedAt.set(path, now())
      return undefined
    }
  }

  /**
   * Writes the size and placeholder of an image to the database. An error is only logged, since the caller has
   * them.
   */
  async function storeDetails(path: string, details: ImageDetails): Promise<void> {
    failedAt.delete(path)
    await addStoredImage(db, path, details).catch((error) =>
      console.error('Error storing the details of an image', path, error),
    )
  }

  function begin(path: string): Reading {
    const details = inTurn(() => read(path)).finally(() => beingRead.delete(path))
    const reading = { begun: now(), details }
    beingRead.set(path, reading)
    return reading
  }

  /**
   * Reads a file once for all concurrent calls. `maxWait` counts from the beginning of the read, so later calls
   * wait less.
   */
  async function readOnce(path: string, maxWait: number): Promise<ImageDetails | undefined> {
    if (now() - (failedAt.get(path) ?? Number.NEGATIVE_INFINITY) < retryAfter) return undefined
    const { begun, details } = beingRead.get(path) ?? begin(path)
    const left = begun + maxWait - now()
    return left > 0 ? Promise.race([details, sleep(left, undefined, { ref: false })]) : undefined
  }

  return {
    async find(urls, maxWait = defaultMaxWait) {
      const known = await findStoredImages(db, urls)
      const paths = new Set(urls.flatMap((url) => findStoredPath(url) ?? []))
      const missing = [...paths].filter((path) => isServedPath(path) && !known[storedUrl(path)])
      const read = await Promise.all(
        missing.map(async (path) => {
          const [url, details] = [storedUrl(path), await readOnce(path, maxWait)]
          return details ? [[url, { url, ...details }] as const] : []
        }),
      )
      return { ...known, ...Object.fromEntries(read.flat()) }
    },
  }
}

/**
 * Rotates an image by its EXIF orientation. Uploads have none any more; a photo that was copied in by hand may.
 */
async function makeUpright(image: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  const { orientation = 1 } = await sharp(image).metadata()
  return orientation === 1 ? image : sharp(image).autoOrient().toBuffer()
}

/** Stores an image together with its details. The caller links it to a record. */
export async function putImage(
  { db, files }: { db: Database; files: FileStore },
  path: string,
  bytes: Buffer,
  about: FileDetails,
): Promise<StoredImage> {
  const details = await describeImage(bytes)
  await files.put(path, Readable.from([bytes]), about)
  await addStoredImage(db, path, details)
  return { url: storedUrl(path), ...details }
}
