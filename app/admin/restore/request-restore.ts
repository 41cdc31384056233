import type { RestorableCollection } from '../../../domain/record/removal.ts'

/** Deleted records that somebody wants back. */
export interface RestoreRequest {
  collection: RestorableCollection
  ids: string[]
}

type Listener = (wanted: RestoreRequest) => void

let listener: Listener | undefined

/** Offered by messages, which outlive the screen that showed them: the admin frame sends it. */
export function requestRestore(wanted: RestoreRequest): void {
  listener?.(wanted)
}

/** Returns the function that ends it. */
export function listenForRestoreRequests(listen: Listener): () => void {
  listener = listen
  return () => {
    listener = undefined
  }
}
