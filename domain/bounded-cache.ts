/**
 * What was worked out before, up to so many of them; then it begins anew. Reading costs a fraction of what a cache that
 * notes each use does, and with thousands of answers in a second that is what counts.
 */
export function createBoundedCache<T, Name = string>(most: number) {
  const known = new Map<Name, T>()
  return {
    get: (name: Name): T | undefined => known.get(name),
    set(name: Name, value: T): void {
      if (known.size >= most) known.clear()
      known.set(name, value)
    },
  }
}
