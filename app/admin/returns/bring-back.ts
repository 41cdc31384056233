import type { ReturningCollection } from '../../../domain/record/removal.ts'

/** Deleted records that somebody wants back. */
export interface WantedBack {
  collection: ReturningCollection
  ids: string[]
}

type Listener = (wanted: WantedBack) => void

let listener: Listener | undefined

/** Offered by messages, which outlive the screen that showed them: the office's frame sends it. */
export function bringBack(wanted: WantedBack): void {
  listener?.(wanted)
}

/** Returns the function that ends it. */
export function listenForReturns(listen: Listener): () => void {
  listener = listen
  return () => {
    listener = undefined
  }
}
