import { backOff } from '../../domain/back-off.ts'
import { StorageError, storageError } from './storage-error.ts'

const minute = 60_000

/** For so long after its start a call that fails is sent again (specification: storage retry windows). */
export const uploadRetryWindows = { upload: 10 * minute, operation: 2 * minute } as const

export interface UploadResponse {
  /** 0 when no answer came at all. */
  status: number
  body: unknown
}

/** No answer, a server in trouble, a server that asks to be tried later. */
export function isWorthRetrying(status: number): boolean {
  return status === 0 || status === 408 || status === 429 || (status >= 500 && status <= 599)
}

export interface RetryOptions {
  window: number
  now(): number
  random(): number
  /** Ends early when the signal fires. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>
  signal: AbortSignal
  onRetry?(attempt: number): void
}

/** Sends until there is an answer that counts; gives up when the next try would fall outside the window. */
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
