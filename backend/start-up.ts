import { isUnavailable } from './is-unavailable.ts'

/** The rules for a database that does not answer at first. */

const retries = 3

export function startUpDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 10_000)
}

interface OpenRetryOptions {
  sleep(milliseconds: number): Promise<unknown>
  complain(message: string): void
  /** What a new attempt would not mend. */
  isFinal?(error: unknown): boolean
}

/** The database cannot be used, for a reason of its own: its message in one line, without the password. */
export class DatabaseFault extends Error {
  constructor(url: string, cause: unknown) {
    const { host, pathname } = new URL(url)
    super(`The database ${host}${pathname} cannot be used: ${reasonOf(cause)}`, { cause })
  }
}

/** Nothing is known to be wrong with the program when the database, or the way to it, has said no. */
export function isDatabaseFault(error: unknown): boolean {
  const { code, severity, syscall } = error as { code?: string; severity?: string; syscall?: string }
  if (isUnavailable(error) || syscall !== undefined || /CERT|^ERR_TLS|^UNABLE_TO_/.test(code ?? ''))
    return true
  return severity !== undefined && /^(08|28|3D|53|57)/.test(code ?? '')
}

/** An AggregateError, of several addresses of one name, says nothing by itself. */
function reasonOf(error: unknown): string {
  const { message, code, errors } = error as Error & { code?: string; errors?: Error[] }
  const summary = message || errors?.map((each) => each.message).join(', ') || String(error)
  return [summary.replaceAll(/\s+/g, ' '), code && `(${code})`].filter(Boolean).join(' ')
}

/** Calls `open` until it succeeds: once, and then up to three times more. */
export async function openWithRetries<T>(open: () => Promise<T>, options: OpenRetryOptions): Promise<T> {
  const { sleep, complain, isFinal = () => false } = options
  for (let attempt = 0; ; attempt++) {
    try {
      return await open()
    } catch (error) {
      if (isFinal(error)) throw error
      complain(`Database initialization attempt failed: ${reasonOf(error)}`)
      if (attempt === retries) {
        complain('Failed to initialize the database after all retries')
        throw error
      }
      await sleep(startUpDelay(attempt))
    }
  }
}
