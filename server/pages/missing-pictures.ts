import type { Backend } from '../../backend/open.ts'
import { findStoredPath, isServedPath } from '../../domain/files/stored-path.ts'

/** The backend for one rendering, and whether a picture that it asked for was not to be had. */
export function watchForMissing(backend: Backend): { backend: Backend; isMissing(): boolean } {
  let isMissing = false
  const { knownPictures } = backend
  return {
    backend: {
      ...backend,
      knownPictures: {
        async find(urls, longestWait) {
          const found = await knownPictures.find(urls, longestWait)
          isMissing ||= urls.some((url) => url && !found[url] && isServedPath(findStoredPath(url) ?? ''))
          return found
        },
      },
    },
    isMissing: () => isMissing,
  }
}
