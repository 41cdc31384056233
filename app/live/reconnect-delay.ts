/** How often a lost connection is tried again before the last try. */
export const mostAttempts = 10
/** The last try waits this long after closing. */
export const lastPause = 2_000

const longestDelay = 60_000

/** Doubles from one second up to a minute, plus up to a tenth so that not all browsers come back at once. */
export function reconnectDelay(attempt: number, random: number): number {
  const delay = Math.min(1000 * 2 ** attempt, longestDelay)
  return delay + delay * 0.1 * random
}
