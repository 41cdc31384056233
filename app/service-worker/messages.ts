/**
 * From a page to the worker: pages, images and scripts that were loaded before the worker could cache them. Pages of older
 * releases may still be open, so the names of these messages must not change.
 */
export interface CacheMessage {
  kind: 'keep'
  urls: string[]
}

/** From the worker to a page: when the cached copy of its data was made, undefined for current data. */
export interface DataMessage {
  kind: 'data'
  keptAt: string | undefined
}

/** What an `img` element sends too, so that the same format is chosen, and the browser's HTTP cache can be used. */
export const imageHeaders = { Accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' }

/** The pictures of the showroom, which its page stores itself: it knows which ones it may show. */
export const showroomCache = 'showroom'
