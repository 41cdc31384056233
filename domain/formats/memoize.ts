import { createBoundedCache } from '../bounded-cache.ts'

/**
 * Caches formatted numbers, because long lists format the same ones again and again, and `Intl` formatters are
 * slow.
 */
export function memoize(format: (value: number) => string): (value: number) => string {
  // Holds more entries than a large building has different values.
  const known = createBoundedCache<string, number>(20_000)
  return (given) => {
    // Turns -0 into 0, so that it is not formatted as „-0“.
    const value = given + 0
    const found = known.get(value)
    if (found !== undefined) return found
    const written = format(value)
    known.set(value, written)
    return written
  }
}
