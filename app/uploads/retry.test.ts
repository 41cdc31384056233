import { describe, expect, test } from 'vitest'
import {
  isWorthRetrying,
  type RetryOptions,
  StorageError,
  type UploadResponse,
  uploadRetryWindows,
  withRetries,
} from './storage-client.ts'

/** Options with a clock that only `sleep` and `spend` move. */
function calm(window: number, random = 0) {
  let time = 0
  const slept: number[] = []
  const canceling = new AbortController()
  const retryOptions: RetryOptions = {
    window,
    now: () => time,
    random: () => random,
    sleep: async (milliseconds) => {
      slept.push(milliseconds)
      time += milliseconds
    },
    signal: canceling.signal,
  }
  return {
    retryOptions,
    slept,
    cancel: () => canceling.abort(),
    spend: (milliseconds: number) => (time += milliseconds),
  }
}

const responding = (...statuses: number[]) => {
  const attempts: number[] = []
  const send = async (attempt: number): Promise<UploadResponse> => {
    attempts.push(attempt)
    return { status: statuses[Math.min(attempt, statuses.length - 1)] ?? 200, body: { attempt } }
  }
  return { send, attempts }
}

const failure = (call: Promise<unknown>) =>
  call.then(
    () => 'succeeded',
    (error) => (error instanceof StorageError ? error.code : error),
  )

test('uploads are tried for ten minutes, other calls for two', () => {
  expect(uploadRetryWindows).toEqual({ upload: 600_000, operation: 120_000 })
})

test('no response, 408, 429 and every 5xx are worth a retry; nothing else is', () => {
  const all = Array.from({ length: 600 }, (_, status) => status)
  const worth = all.filter(isWorthRetrying)
  expect(worth).toEqual([0, 408, 429, ...all.slice(500)])
})

describe('a call', () => {
  test('that succeeds is sent once', async () => {
    const { retryOptions, slept } = calm(uploadRetryWindows.upload)
    const { send, attempts } = responding(201)
    expect(await withRetries(send, retryOptions)).toEqual({ attempt: 0 })
    expect([attempts, slept]).toEqual([[0], []])
  })

  test('that meets 503 twice succeeds at the third attempt', async () => {
    const { retryOptions, slept } = calm(uploadRetryWindows.upload)
    const { send } = responding(503, 503, 200)
    expect(await withRetries(send, retryOptions)).toEqual({ attempt: 2 })
    expect(slept).toEqual([1000, 2000])
  })

  test.each([
    [uploadRetryWindows.upload, [1000, 2000, 4000, 8000, 16_000, 32_000, ...Array(8).fill(60_000)]],
    [uploadRetryWindows.operation, [1000, 2000, 4000, 8000, 16_000, 32_000]],
  ])('is given up when the next try would fall outside %i ms', async (window, delays) => {
    const { retryOptions, slept } = calm(window)
    expect(await failure(withRetries(responding(500).send, retryOptions))).toBe('retry-limit-exceeded')
    expect(slept).toEqual(delays)
  })

  test('counts the time that its attempts take', async () => {
    const { retryOptions, slept, spend } = calm(uploadRetryWindows.operation)
    const slow = async () => {
      spend(59_000)
      return { status: 0, body: undefined }
    }
    expect(await failure(withRetries(slow, retryOptions))).toBe('retry-limit-exceeded')
    expect(slept).toEqual([1000])
  })

  test.each([
    [401, 'unauthenticated'],
    [402, 'quota-exceeded'],
    [403, 'unauthorized'],
    [404, 'object-not-found'],
    [400, 'unknown'],
    [418, 'unknown'],
  ])('that gets %i fails at once with %s', async (status, code) => {
    const { retryOptions, slept } = calm(uploadRetryWindows.upload)
    expect(await failure(withRetries(responding(status).send, retryOptions))).toBe(code)
    expect(slept).toEqual([])
  })

  test('that is refused passes on the message of the server', async () => {
    const body = { code: 'file-invalid-type', message: 'File type must be .png', detail: 'Само .png.' }
    const refused = withRetries(async () => ({ status: 415, body }), calm(1000).retryOptions)
    await expect(refused).rejects.toMatchObject({
      code: 'file-invalid-type',
      text: { message: 'File type must be .png', detail: 'Само .png.' },
    })
  })

  test('that is canceled is not sent again', async () => {
    const { retryOptions, cancel } = calm(uploadRetryWindows.upload)
    const { send, attempts } = responding(503)
    retryOptions.sleep = async () => cancel()
    expect(await failure(withRetries(send, retryOptions))).toBe('canceled')
    expect(attempts).toEqual([0])
  })

  test('that was canceled before it began is never sent', async () => {
    const { retryOptions, cancel } = calm(uploadRetryWindows.upload)
    const { send, attempts } = responding(200)
    cancel()
    expect(await failure(withRetries(send, retryOptions))).toBe('canceled')
    expect(attempts).toEqual([])
  })

  test('reports each retry', async () => {
    const reported: number[] = []
    const { retryOptions } = calm(uploadRetryWindows.upload)
    await withRetries(responding(429, 408, 0, 200).send, {
      ...retryOptions,
      onRetry: (attempt) => reported.push(attempt),
    })
    expect(reported).toEqual([0, 1, 2])
  })
})
