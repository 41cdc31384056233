import { Readable } from 'node:stream'
import { type FileStore, readFully } from '../files/file-store.ts'
import { listAllFiles } from '../files/list-all-files.ts'
import type { TimeoutBudget } from '../files/timeout-budget.ts'

/** Generated images that several servers share through the file store, in a folder that is not served. */
export interface SharedImages {
  find(name: string, timeout: TimeoutBudget): Promise<Buffer | undefined>
  put(name: string, bytes: Buffer): Promise<void>
  evict(folder: string): Promise<void>
  sweep(isNeeded: IsNeeded): Promise<void>
}

export type IsNeeded = (name: string, madeAt: Date) => boolean

export const sharedImagesPrefix = 'derived/'

export function createSharedImages(files: FileStore): SharedImages {
  return {
    /** Also returns undefined when the store does not respond: the caller then generates the image again. */
    async find(name, timeout) {
      try {
        return await readFully(files, sharedImagesPrefix + name, timeout)
      } catch (error) {
        console.error('Error reading a generated image', name, error)
        return undefined
      }
    },

    async put(name, bytes) {
      await files.put(sharedImagesPrefix + name, Readable.from([bytes]), {
        contentType: 'application/octet-stream',
      })
    },

    async evict(folder) {
      const made = await listAllFiles(files, `${sharedImagesPrefix}${folder}/`)
      await files.deleteAll(made.map(({ path }) => path))
    },

    async sweep(isNeeded) {
      const made = await listAllFiles(files, sharedImagesPrefix)
      const nameOf = (path: string) => path.slice(sharedImagesPrefix.length)
      const unneeded = made.filter(({ path, modifiedAt }) => !isNeeded(nameOf(path), new Date(modifiedAt)))
      await files.deleteAll(unneeded.map(({ path }) => path))
    },
  }
}
