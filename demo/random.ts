/** A seeded pseudo-random generator: the same seed gives the same sequence. */
export interface Random {
  /** At least 0, below 1. */
  next(): number
  /** An integer from `min` to `max`, both included. */
  integer(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(choices: readonly T[]): T
  shuffle<T>(items: readonly T[]): T[]
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0

  // This is mulberry32, which is short, fast and even enough for a demo.
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  function integer(min: number, max: number): number {
    return min + Math.floor(next() * (max - min + 1))
  }

  function pick<T>(choices: readonly T[]): T {
    return choices[integer(0, choices.length - 1)] as T
  }

  function shuffle<T>(items: readonly T[]): T[] {
    const keyed = items.map((item) => ({ item, key: next() }))
    return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item)
  }

  return { next, integer, chance: (probability) => next() < probability, pick, shuffle }
}
