/** Two cores stay busy with three jobs at once; more would only take memory. */
const atOnce = 3

let running = 0
const waiting: (() => void)[] = []

/** Starts the work when its turn comes, so that callers may ask for everything at the same time. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((start) => waiting.push(start))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
