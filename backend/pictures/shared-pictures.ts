import { Readable } from 'node:stream'
import type { FileStore } from '../files/file-store.ts'
import { listAllFiles } from '../files/list-all-files.ts'
import type { TimeoutBudget } from '../files/timeout-budget.ts'
import { readFully } from '../files/read-fully.ts'

/** Made pictures that several servers share, beside the stored files: none of the folders that are served. */
export interface SharedPictures {
  find(name: string, timeout: TimeoutBudget): Promise<Buffer | undefined>
  put(name: string, bytes: Buffer): Promise<void>
  forget(folder: string): Promise<void>
  tidy(isNeeded: IsNeeded): Promise<void>
}

/** Told the name of a made picture, and when it was made. */
export type IsNeeded = (name: string, madeAt: Date) => boolean

export const sharedPicturesPrefix = 'derived/'

export function createSharedPictures(files: FileStore): SharedPictures {
  return {
    /** A store that does not answer costs the making anew, not the picture. */
    async find(name, timeout) {
      try {
        return await readFully(files, sharedPicturesPrefix + name, timeout)
      } catch (error) {
        console.error('Error reading a made picture', name, error)
        return undefined
      }
    },

    async put(name, bytes) {
      await files.put(sharedPicturesPrefix + name, Readable.from([bytes]), {
        contentType: 'application/octet-stream',
      })
    },

    async forget(folder) {
      const made = await listAllFiles(files, `${sharedPicturesPrefix}${folder}/`)
      await files.deleteAll(made.map(({ path }) => path))
    },

    async tidy(isNeeded) {
      const made = await listAllFiles(files, sharedPicturesPrefix)
      const nameOf = (path: string) => path.slice(sharedPicturesPrefix.length)
      const unneeded = made.filter(({ path, modifiedAt }) => !isNeeded(nameOf(path), new Date(modifiedAt)))
      await files.deleteAll(unneeded.map(({ path }) => path))
    },
  }
}
