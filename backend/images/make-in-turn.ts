import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import type { TimeoutBudget } from '../files/timeout-budget.ts'
import { isUnavailable } from '../is-unavailable.ts'

/** How an image is made: from a file, or more, that are read first, while others compute. */
export interface Making<Original = Buffer> {
  /** Undefined when there is nothing to make it from. */
  read(timeout: TimeoutBudget): Promise<Original | undefined>
  make(original: Original): Promise<Buffer>
}

/** Originals that are being read, or are in memory waiting for a core. */
const readAhead = 8

/**
 * Makes images, as many at once as there are cores, less one for everything else that the server does. Where a
 * read has found the store unavailable, whoever waited behind it is not made to wait for the same.
 */
export function makeInTurn() {
  const cores = Math.max(1, availableParallelism() - 1)
  const [onCore, inMemory] = [pLimit(cores), pLimit(cores + readAhead)]
  let outage: { since: number; error: unknown } | undefined

  async function read<Original>(
    making: Making<Original>,
    timeout: TimeoutBudget,
  ): Promise<Original | undefined> {
    try {
      return await making.read(timeout)
    } catch (error) {
      if (isUnavailable(error)) outage = { since: performance.now(), error }
      throw error
    }
  }

  return async <Original>(making: Making<Original>, timeout: TimeoutBudget): Promise<Buffer | undefined> => {
    const askedAt = performance.now()
    return inMemory(async () => {
      if (outage && outage.since > askedAt) throw outage.error
      const original = await read(making, timeout)
      return original && onCore(() => making.make(original))
    })
  }
}
