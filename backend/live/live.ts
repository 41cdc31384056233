import type { VersionChange } from '../data/engine.ts'
import type { Collection } from '../data/schema.ts'
import { visitorNetwork } from '../visitors/visitor-network.ts'

/** Publishes the collections that changed, after each commit. */
export interface Live {
  /** Ignores versions that were published before: the database also notifies a server of its own commits. */
  publish(changes: VersionChange[]): void
  /** Returns the function that ends the subscription. */
  subscribe(subscriber: Subscriber): () => void
  /** Returns the function that releases the connection; undefined when the visitor has too many. */
  admit(ip: string): (() => void) | undefined
  /** How many connections are admitted. */
  count(): number
  /** Ends all subscriptions, and later ones at once, so that browsers reconnect to the next process. */
  close(): void
}

export interface Subscriber {
  changed(changes: VersionChange[]): void
  closed(): void
}

/** Enough for all browser windows of a sales office behind one IP. Each connection takes memory and a file descriptor. */
const maxPerVisitor = 50

export function createLive(): Live {
  const subscribers = new Set<Subscriber>()
  const admitted = new Map<string, number>()
  const newest = new Map<Collection, number>()
  let closed = false
  return {
    publish(changes) {
      const news = changes.filter(({ collection, version }) => version > (newest.get(collection) ?? 0))
      if (news.length === 0) return
      for (const { collection, version } of news) newest.set(collection, version)
      for (const subscriber of subscribers) subscriber.changed(news)
    },
    subscribe(subscriber) {
      if (closed) queueMicrotask(() => subscriber.closed())
      else subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
    admit(ip) {
      const visitor = visitorNetwork(ip)
      const count = admitted.get(visitor) ?? 0
      if (count >= maxPerVisitor) return undefined
      admitted.set(visitor, count + 1)
      let isReleased = false
      return () => {
        if (isReleased) return
        isReleased = true
        const rest = (admitted.get(visitor) ?? 1) - 1
        if (rest === 0) admitted.delete(visitor)
        else admitted.set(visitor, rest)
      }
    },
    count: () => [...admitted.values()].reduce((sum, ofOne) => sum + ofOne, 0),
    close() {
      closed = true
      for (const subscriber of subscribers) subscriber.closed()
      subscribers.clear()
    },
  }
}
