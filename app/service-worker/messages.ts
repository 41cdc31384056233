/** From a page to the worker: what was loaded before there was a worker to cache it. */
export interface CacheMessage {
  kind: 'keep'
  /** Of pages and images. */
  urls: string[]
}

/** From the worker to a page: whether the data it asked for is a cached copy, and of when. */
export interface DataMessage {
  kind: 'data'
  keptAt: string | undefined
}
