/** Pseudo-random numbers: the same seed gives the same sequence. */
export interface FuzzRandom {
  /** From 0 up to, not including, `below`. */
  integer(below: number): number
  pick<T>(choices: readonly [T, ...T[]] | readonly T[]): T
  chance(percent: number): boolean
  bytes(length: number): Buffer
}

/** Mulberry32, which is small and good enough to mix requests. */
export function createRandom(seed: number): FuzzRandom {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (below: number) => Math.floor(next() * below)
  return {
    integer,
    pick: <T>(choices: readonly T[]) => choices[integer(choices.length)] as T,
    chance: (percent) => integer(100) < percent,
    bytes: (length) => Buffer.from(Array.from({ length }, () => integer(256))),
  }
}
