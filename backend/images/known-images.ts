import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { ImageDetails, StoredImage } from '../../domain/files/stored-image.ts'
import { findStoredPath, isServedPath, storedUrl } from '../../domain/files/stored-path.ts'
import type { Database } from '../data/database.ts'
import { addStoredImage, findStoredImages } from '../data/files/stored-images.ts'
import type { FileStore } from '../files/file-store.ts'
import { describeImage } from './image-file.ts'
import { loadSharp } from './load-sharp.ts'

/** What is known of stored images: kept in the database, and read from the file where it is missing there. */
export interface KnownImages {
  /**
   * By url; what is no stored image is left out, and so is what takes longer to read than `maxWait`, in
   * milliseconds: the store may be unavailable. The reading goes on.
   */
  find(urls: (string | null | undefined)[], maxWait?: number): Promise<Record<string, StoredImage>>
}

/** Each is unpacked in memory. */
const readAtOnce = 2
/** What cannot be read as an image is not tried again on every page view. */
const retryAfter = 60_000
/** As long as somebody waits for a page without wondering. */
const pageWaits = 3_000

interface Deps {
  now?: () => number
  /** Whether each question to the store costs something: what is not there is asked for once in a while only. */
  isFar?: boolean
}

interface Reading {
  begun: number
  details: Promise<ImageDetails | undefined>
}

export function createKnownImages(
  { db, files }: { db: Database; files: FileStore },
  { now = Date.now, isFar = false }: Deps = {},
): KnownImages {
  const inTurn = pLimit(readAtOnce)
  const beingRead = new Map<string, Reading>()
  const failedAt = new Map<string, number>()

  async function read(path: string): Promise<ImageDetails | undefined> {
    try {
      const file = await files.head(path)
      const opened = file?.contentType.startsWith('image/') ? await files.get(path) : undefined
      if (!opened && (file || isFar)) failedAt.set(path, now())
      if (!opened) return undefined
      const details = await describeImage(await makeUpright(await buffer(opened.body)))
      await storeDetails(path, details)
      return details
    } catch (error) {
      console.error('Error reading a stored picture', path, error)
      failedAt.set(path, now())
      return undefined
    }
  }

  /** A failed write is only logged: the page that asked shows its images all the same. */
  async function storeDetails(path: string, details: ImageDetails): Promise<void> {
    failedAt.delete(path)
    await addStoredImage(db, path, details).catch((error) =>
      console.error('Error storing what is known of a picture', path, error),
    )
  }

  function begin(path: string): Reading {
    const details = inTurn(() => read(path)).finally(() => beingRead.delete(path))
    const reading = { begun: now(), details }
    beingRead.set(path, reading)
    return reading
  }

  /** Once for each path, however many ask for it: who comes later waits for less. */
  async function readOnce(path: string, maxWait: number): Promise<ImageDetails | undefined> {
    if (now() - (failedAt.get(path) ?? Number.NEGATIVE_INFINITY) < retryAfter) return undefined
    const { begun, details } = beingRead.get(path) ?? begin(path)
    const left = begun + maxWait - now()
    return left > 0 ? Promise.race([details, sleep(left, undefined, { ref: false })]) : undefined
  }

  return {
    async find(urls, maxWait = pageWaits) {
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

/** Uploads are upright; a photo that was laid there by hand may only say which side is up. */
async function makeUpright(image: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  const { orientation = 1 } = await sharp(image).metadata()
  return orientation === 1 ? image : sharp(image).autoOrient().toBuffer()
}
