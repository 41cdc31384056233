import type { Change } from '../data/database.ts'

/** Tells whoever listens which collections changed, after each commit. */
export interface Live {
  publish(changes: Change[]): void
  /** Returns the function that ends the subscription. */
  subscribe(subscriber: Subscriber): () => void
  /** Ends every subscription: browsers come back to the next process. */
  close(): void
}

export interface Subscriber {
  changed(changes: Change[]): void
  closed(): void
}

export function createLive(): Live {
  const subscribers = new Set<Subscriber>()
  return {
    publish(changes) {
      for (const subscriber of subscribers) subscriber.changed(changes)
    },
    subscribe(subscriber) {
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
    close() {
      for (const subscriber of subscribers) subscriber.closed()
      subscribers.clear()
    },
  }
}
