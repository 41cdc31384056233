export type Turnstile = <T>(work: () => Promise<T>) => Promise<T>

/** Lets so many through at once; the others wait in line. */
export function createTurnstile(atOnce: number): Turnstile {
  const waiting: (() => void)[] = []
  let inside = 0
  return async (work) => {
    if (inside >= atOnce) await new Promise<void>((enter) => waiting.push(enter))
    else inside++
    try {
      return await work()
    } finally {
      // Whoever is next takes over the place, so that nobody slips in between.
      const next = waiting.shift()
      if (next) next()
      else inside--
    }
  }
}
