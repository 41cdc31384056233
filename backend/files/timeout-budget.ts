/** The time that one request may wait for the store, over all of its calls together. Time between calls does not count. */
export interface TimeoutBudget {
  /** In milliseconds. */
  readonly total: number
  /** Aborts the work when the budget is used up. */
  spend<T>(work: (giveUp: AbortSignal) => Promise<T>): Promise<T>
}

export function createTimeoutBudget(total: number): TimeoutBudget {
  let left = total
  return {
    total,
    async spend(work) {
      const giveUp = new AbortController()
      const begun = performance.now()
      // AbortSignal.timeout could not be cleared, and would abort a response whose body is still being read.
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

/**
 * How long a visitor's request may wait for the store. The store retries for minutes, which suits an
 * administrator's upload; a visitor should rather get an error page soon.
 */
const visitorTimeoutMs = 10_000

export function visitorTimeout(): TimeoutBudget {
  return createTimeoutBudget(visitorTimeoutMs)
}
