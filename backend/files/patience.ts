/**
 * How much longer somebody waits for the store, over all questions of one request together. Time that is spent on
 * anything else does not count.
 */
export interface Patience {
  /** At the beginning, in milliseconds. */
  readonly whole: number
  /** Does the work with a signal that ends it once nothing is left. */
  spend<T>(work: (giveUp: AbortSignal) => Promise<T>): Promise<T>
}

export function createPatience(whole: number): Patience {
  let left = whole
  return {
    whole,
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
const visitorWaits = 10_000

export function visitorPatience(): Patience {
  return createPatience(visitorWaits)
}
