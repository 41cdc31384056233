import { createBoundedCache } from '../bounded-cache.ts'

/** Long lists write the same numbers again and again, and the rules of a language take long to apply. */
export function memoize(format: (value: number) => string): (value: number) => string {
  // Enough for every value of a large building.
  const known = createBoundedCache<string, number>(20_000)
  return (given) => {
    // Of the two zeros, the one without a sign.
    const value = given + 0
    const found = known.get(value)
    if (found !== undefined) return found
    const written = format(value)
    known.set(value, written)
    return written
  }
}
