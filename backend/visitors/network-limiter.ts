import pLimit, { type LimitFunction } from 'p-limit'
import { visitorNetwork } from './visitor-network.ts'

interface NetworkQueue {
  run: LimitFunction
  /** How many tasks are in flight or waiting. */
  count: number
}

/**
 * Runs one task at a time for each network, so that a visitor with many requests delays nobody else. Returns
 * `too-many` when `maxAtOnce` tasks of the network are in flight or waiting.
 */
export function createNetworkLimiter(maxAtOnce: number, networkOf = visitorNetwork) {
  const queues = new Map<string, NetworkQueue>()

  return async <Result>(ip: string, work: () => Promise<Result>): Promise<Result | 'too-many'> => {
    const network = networkOf(ip)
    const queue = queues.get(network) ?? { run: pLimit(1), count: 0 }
    if (queue.count >= maxAtOnce) return 'too-many'
    queues.set(network, queue)
    queue.count += 1
    try {
      return await queue.run(work)
    } finally {
      queue.count -= 1
      if (queue.count === 0) queues.delete(network)
    }
  }
}
