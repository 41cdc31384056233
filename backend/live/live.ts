import type { Change } from '../data/engine.ts'
import type { Collection } from '../data/schema.ts'
import { visitorNetwork } from '../visitors/visitor-network.ts'

/** Tells whoever listens which collections changed, after each commit. */
export interface Live {
  /** Only what is newer than all that was published before: servers hear of their own commits, too. */
  publish(changes: Change[]): void
  /** Returns the function that ends the subscription. */
  subscribe(subscriber: Subscriber): () => void
  /**
   * A place for one more connection of this visitor, or nothing while he has as many as one may have. Returns the
   * function that gives it back.
   */
  admit(ip: string): (() => void) | undefined
  /** How many connections have a place now. */
  count(): number
  /** Ends every subscription, and every later one at once: browsers come back to the next process. */
  close(): void
}

export interface Subscriber {
  changed(changes: Change[]): void
  closed(): void
}

/** A sales office behind one IP has this many open windows; each connection takes memory and a descriptor. */
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
      const here = admitted.get(visitor) ?? 0
      if (here >= maxPerVisitor) return undefined
      admitted.set(visitor, here + 1)
      let left = false
      return () => {
        if (left) return
        left = true
        const others = (admitted.get(visitor) ?? 1) - 1
        if (others === 0) admitted.delete(visitor)
        else admitted.set(visitor, others)
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
