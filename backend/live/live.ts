import type { Change } from '../data/database.ts'

/** Tells whoever listens which collections changed, after each commit. */
export interface Live {
  publish(changes: Change[]): void
  /** Returns the function that ends the subscription. */
  subscribe(subscriber: Subscriber): () => void
  /** Ends every subscription, and every later one at once: browsers come back to the next process. */
  close(): void
}

export interface Subscriber {
  changed(changes: Change[]): void
  closed(): void
}

export function createLive(): Live {
  const subscribers = new Set<Subscriber>()
  let closed = false
  return {
    publish(changes) {
      for (const subscriber of subscribers) subscriber.changed(changes)
    },
    subscribe(subscriber) {
      if (closed) queueMicrotask(() => subscriber.closed())
      else subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
    close() {
      closed = true
      for (const subscriber of subscribers) subscriber.closed()
      subscribers.clear()
    },
  }
}
