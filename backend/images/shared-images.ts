import { Readable } from 'node:stream'
import type { FileStore } from '../files/file-store.ts'
import { listAllFiles } from '../files/list-all-files.ts'
import { readFully } from '../files/read-fully.ts'
import type { TimeoutBudget } from '../files/timeout-budget.ts'

/** Made images that several servers share, beside the stored files: none of the folders that are served. */
export interface SharedImages {
  find(name: string, timeout: TimeoutBudget): Promise<Buffer | undefined>
  put(name: string, bytes: Buffer): Promise<void>
  forget(folder: string): Promise<void>
  tidy(isNeeded: IsNeeded): Promise<void>
}

/** Told the name of a made image, and when it was made. */
export type IsNeeded = (name: string, madeAt: Date) => boolean

export const sharedImagesPrefix = 'derived/'

export function createSharedImages(files: FileStore): SharedImages {
  return {
    /** A store that does not answer costs the making anew, not the image. */
    async find(name, timeout) {
      try {
        return await readFully(files, sharedImagesPrefix + name, timeout)
      } catch (error) {
        console.error('Error reading a made picture', name, error)
        return undefined
      }
    },

    async put(name, bytes) {
      await files.put(sharedImagesPrefix + name, Readable.from([bytes]), {
        contentType: 'application/octet-stream',
      })
    },

    async forget(folder) {
      const made = await listAllFiles(files, `${sharedImagesPrefix}${folder}/`)
      await files.deleteAll(made.map(({ path }) => path))
    },

    async tidy(isNeeded) {
      const made = await listAllFiles(files, sharedImagesPrefix)
      const nameOf = (path: string) => path.slice(sharedImagesPrefix.length)
      const unneeded = made.filter(({ path, modifiedAt }) => !isNeeded(nameOf(path), new Date(modifiedAt)))
      await files.deleteAll(unneeded.map(({ path }) => path))
    },
  }
}
