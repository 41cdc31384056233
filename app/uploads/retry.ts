import { backOff } from '../../domain/back-off.ts'
import { StorageError, storageError } from './storage-error.ts'

const minute = 60_000

/** A failed call is retried for so many milliseconds after its start. */
export const uploadRetryWindows = { upload: 10 * minute, operation: 2 * minute } as const

export interface UploadResponse {
  /** 0 if there was no response. */
  status: number
  body: unknown
}

/** No response, a server error, or a request to try later. */
export function isWorthRetrying(status: number): boolean {
  return status === 0 || status === 408 || status === 429 || (status >= 500 && status <= 599)
}

export interface RetryOptions {
  window: number
  now(): number
  random(): number
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>
  signal: AbortSignal
  onRetry?(attempt: number): void
}

/** Retries until there is a final response; gives up when the next attempt would be outside the window. */
export async function withRetries(
  send: (attempt: number) => Promise<UploadResponse>,
  { window, now, random, sleep, signal, onRetry }: RetryOptions,
): Promise<unknown> {
  const started = now()
  for (let attempt = 0; ; attempt++) {
    if (signal.aborted) throw new StorageError('canceled')
    const { status, body } = await send(attempt)
    if (signal.aborted) throw new StorageError('canceled')
    if (status >= 200 && status <= 299) return body
    if (!isWorthRetrying(status)) throw storageError(status, body)
    const delay = backOff(attempt, random())
    if (now() + delay - started > window) throw new StorageError('retry-limit-exceeded')
    onRetry?.(attempt)
    await sleep(delay, signal).catch(() => {})
  }
}
