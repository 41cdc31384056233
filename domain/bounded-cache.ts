/**
 * A map that is cleared when it is full. It does not track which entries are used: with thousands of requests a
 * second, an LRU cache would spend more time on that than it saves.
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
