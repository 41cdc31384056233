const longest = 60_000

/**
 * How long to wait before the next try: doubles from one second up to a minute, plus up to a tenth at random, so
 * that not all browsers come back at once.
 */
export function backOff(attempt: number, random: number): number {
  const delay = Math.min(1000 * 2 ** attempt, longest)
  return delay + delay * 0.1 * random
}
