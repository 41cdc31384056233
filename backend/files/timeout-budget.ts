/**
 * The time that one request may spend waiting for the store, over all of its calls together. Time that is spent on
 * anything else does not count.
 */
export interface TimeoutBudget {
  /** At the beginning, in milliseconds. */
  readonly total: number
  /** Does the work with a signal that ends it once nothing is left. */
  spend<T>(work: (giveUp: AbortSignal) => Promise<T>): Promise<T>
}

export function createTimeoutBudget(total: number): TimeoutBudget {
  let left = total
  return {
    total,
    async spend(work) {
      const giveUp = new AbortController()
      const begun = performance.now()
      // Not AbortSignal.timeout: an answer whose body is still being read must not be cut off later.
      const timer = setTimeout(() => giveUp.abort(), Math.max(0, left))
      try {
        return await work(giveUp.signal)
      } finally {
        clearTimeout(timer)
        left -= performance.now() - begun
      }
    },
  }
}

/** The retry windows are for an administrator, who wants it done; a visitor rather hears that it cannot be. */
const visitorTimeoutMs = 10_000

export function visitorTimeout(): TimeoutBudget {
  return createTimeoutBudget(visitorTimeoutMs)
}
