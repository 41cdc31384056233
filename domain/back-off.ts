const longest = 60_000

/**
 * Milliseconds to wait before the next attempt: doubles from one second up to a minute. Up to a tenth is added at
 * random, so that not all browsers reconnect at once.
 */
export function backOff(attempt: number, random: number): number {
  const delay = Math.min(1000 * 2 ** attempt, longest)
  return delay + delay * 0.1 * random
}
