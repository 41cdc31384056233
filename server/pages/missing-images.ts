import type { Backend } from '../../backend/open.ts'
import { findStoredPath, isServedPath } from '../../domain/files/stored-path.ts'

/** The backend for one rendering, and whether an image that it asked for was not to be had. */
export function trackMissingImages(backend: Backend): { backend: Backend; isMissing(): boolean } {
  let isMissing = false
  const { knownImages } = backend
  return {
    backend: {
      ...backend,
      knownImages: {
        async find(urls, maxWait) {
          const found = await knownImages.find(urls, maxWait)
          isMissing ||= urls.some((url) => url && !found[url] && isServedPath(findStoredPath(url) ?? ''))
          return found
        },
      },
    },
    isMissing: () => isMissing,
  }
}
