import { buffer } from 'node:stream/consumers'
import pLimit from 'p-limit'
import type { Picture, PictureDetails } from '../domain/picture.ts'
import { findStoredPath, isServedPath, storedAddress } from '../domain/stored-path.ts'
import type { Database } from './data/database.ts'
import { addPicture, findPictures } from './data/pictures.ts'
import type { FileStore } from './files/file-store.ts'
import { makeUpright } from './files/make-upright.ts'
import { describePicture } from './files/picture-file.ts'

/** What is known of stored pictures: kept in the database, and read from the file where it is missing there. */
export interface KnownPictures {
  /** By address; what is no stored picture is left out. */
  find(addresses: (string | null | undefined)[]): Promise<Record<string, Picture>>
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

  /** A page is shown also when nothing can be written. */
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
    async find(addresses) {
      const known = await findPictures(db, addresses)
      const paths = new Set(addresses.flatMap((address) => findStoredPath(address) ?? []))
      const missing = [...paths].filter((path) => isServedPath(path) && !known[storedAddress(path)])
      const read = await Promise.all(
        missing.map(async (path) => {
          const [address, details] = [storedAddress(path), await readOnce(path)]
          return details ? [[address, { address, ...details }] as const] : []
        }),
      )
      return { ...known, ...Object.fromEntries(read.flat()) }
    },
  }
}
