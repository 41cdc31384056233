/**
 * What was worked out before, up to so many of them; then it begins anew. Reading costs a fraction of what a cache that
 * notes each use does, and with thousands of answers in a second that is what counts.
 */
export function createRemembered<T>(most: number) {
  const known = new Map<string, T>()
  return {
    get: (name: string): T | undefined => known.get(name),
    set(name: string, value: T): void {
      if (known.size >= most) known.clear()
      known.set(name, value)
    },
  }
}
