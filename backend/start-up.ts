/** The rules for a database that does not answer at first. */

const retries = 3

export function startUpDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 10_000)
}

interface Patience {
  sleep(milliseconds: number): Promise<unknown>
  complain(message: string, error: unknown): void
}

/** Calls `open` until it succeeds: once, and then up to three times more. */
export async function openWithRetries<T>(open: () => Promise<T>, { sleep, complain }: Patience): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await open()
    } catch (error) {
      complain('Database initialization attempt failed', error)
      if (attempt === retries) {
        complain('Failed to initialize the database after all retries', error)
        throw error
      }
      await sleep(startUpDelay(attempt))
    }
  }
}
