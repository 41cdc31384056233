/** From a page to the worker: what was loaded before there was a worker to keep it. */
export interface KeepMessage {
  kind: 'keep'
  /** Of pages and pictures. */
  urls: string[]
}

/** From the worker to a page: whether the data it asked for is a kept copy, and of when. */
export interface DataMessage {
  kind: 'data'
  keptAt: string | undefined
}
