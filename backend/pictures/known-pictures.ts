import { buffer } from 'node:stream/consumers'
import pLimit from 'p-limit'
import type { Picture, PictureDetails } from '../../domain/files/picture.ts'
import { findStoredPath, isServedPath, storedUrl } from '../../domain/files/stored-path.ts'
import type { Database } from '../data/database.ts'
import { addPicture, findPictures } from '../data/pictures.ts'
import type { FileStore } from '../files/file-store.ts'
import { makeUpright } from './make-upright.ts'
import { describePicture } from './picture-file.ts'

/** What is known of stored pictures: kept in the database, and read from the file where it is missing there. */
export interface KnownPictures {
  /** By url; what is no stored picture is left out. */
  find(urls: (string | null | undefined)[]): Promise<Record<string, Picture>>
}

/** Each is unpacked in memory. */
const readAtOnce = 2
/** What cannot be read as a picture is not tried again on every page view. */
const patience = 60_000

export function createKnownPictures(
  { db, files }: { db: Database; files: FileStore },
  now: () => number = Date.now,
): KnownPictures {
  const inTurn = pLimit(readAtOnce)
  const beingRead = new Map<string, Promise<PictureDetails | undefined>>()
  const failedAt = new Map<string, number>()

  async function read(path: string): Promise<PictureDetails | undefined> {
    try {
      const file = await files.head(path)
      const opened = file?.contentType.startsWith('image/') ? await files.get(path) : undefined
      if (file && !opened) failedAt.set(path, now())
      if (!opened) return undefined
      const details = await describePicture(await makeUpright(await buffer(opened.body)))
      await keep(path, details)
      return details
    } catch (error) {
      console.error('Error reading a stored picture', path, error)
      failedAt.set(path, now())
      return undefined
    }
  }

  /** A failed write is only logged: the page that asked shows its pictures all the same. */
  async function keep(path: string, details: PictureDetails): Promise<void> {
    failedAt.delete(path)
    await addPicture(db, path, details).catch((error) =>
      console.error('Error keeping what is known of a picture', path, error),
    )
  }

  /** Once for each path, however many ask for it. */
  async function readOnce(path: string): Promise<PictureDetails | undefined> {
    if (now() - (failedAt.get(path) ?? Number.NEGATIVE_INFINITY) < patience) return undefined
    const reading = beingRead.get(path) ?? inTurn(() => read(path))
    beingRead.set(path, reading)
    return reading.finally(() => beingRead.delete(path))
  }

  return {
    async find(urls) {
      const known = await findPictures(db, urls)
      const paths = new Set(urls.flatMap((url) => findStoredPath(url) ?? []))
      const missing = [...paths].filter((path) => isServedPath(path) && !known[storedUrl(path)])
      const read = await Promise.all(
        missing.map(async (path) => {
          const [url, details] = [storedUrl(path), await readOnce(path)]
          return details ? [[url, { url, ...details }] as const] : []
        }),
      )
      return { ...known, ...Object.fromEntries(read.flat()) }
    },
  }
}
