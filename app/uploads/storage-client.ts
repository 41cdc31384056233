import { backOff } from '../../domain/back-off.ts'
import type { UploadResult, UploadTarget } from '../../domain/files/upload-target.ts'
import { encodePrintedTexts, type PrintedText } from '../../domain/floor-plan/printed-texts.ts'
import { isBelow, urls } from '../urls.ts'

/** The codes of the storage client; the server adds its own for refused files. */
type StorageCode =
  | 'object-not-found'
  | 'unauthenticated'
  | 'unauthorized'
  | 'quota-exceeded'
  | 'retry-limit-exceeded'
  | 'canceled'
  | 'invalid-url'
  | 'unknown'

interface StorageErrorText {
  message?: string | undefined
  detail?: string | undefined
}

/** A storage call that failed and is not retried, or not any more. */
export class StorageError extends Error {
  /** A code of the client, or the server's reason for refusing a file. */
  readonly code: StorageCode | (string & {})
  /** The message of the server, for people to read. */
  readonly text: StorageErrorText

  constructor(code: StorageError['code'], text: StorageErrorText = {}) {
    super(text.message ?? code)
    this.code = code
    this.text = text
  }
}

const codes: Record<number, StorageCode> = {
  401: 'unauthenticated',
  402: 'quota-exceeded',
  403: 'unauthorized',
  404: 'object-not-found',
}

interface FileRefusal extends StorageErrorText {
  code?: string
}

/** The error for a response that is neither a success nor worth a retry. */
export function toStorageError(status: number, body: unknown): StorageError {
  const { code, message, detail }: FileRefusal = typeof body === 'object' && body !== null ? body : {}
  return new StorageError(codes[status] ?? code ?? 'unknown', { message, detail })
}

const minute = 60_000

/** How long after its start a failed call is still retried, in milliseconds. */
export const uploadRetryWindows = { upload: 10 * minute, operation: 2 * minute } as const

export interface UploadResponse {
  /** 0 if there was no response. */
  status: number
  body: unknown
}

/** True if there was no response (0), a server error, or a request to try later. */
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
    if (!isWorthRetrying(status)) throw toStorageError(status, body)
    const delay = backOff(attempt, random())
    if (now() + delay - started > window) throw new StorageError('retry-limit-exceeded')
    onRetry?.(attempt)
    await sleep(delay, signal).catch(() => {})
  }
}

export interface Sending {
  method: string
  url: string
  headers?: Record<string, string>
  body?: Blob
  signal: AbortSignal
  timeout: number
  onProgress?(percent: number): void
}

type Transport = (sending: Sending) => Promise<UploadResponse>

/** Uses XMLHttpRequest, because `fetch` does not report the progress of an upload. */
const browserTransport: Transport = ({ method, url, headers = {}, body, signal, timeout, onProgress }) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open(method, url)
    request.timeout = timeout
    request.responseType = 'text'
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    if (onProgress) {
      request.upload.onprogress = ({ loaded, total }) =>
        onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0)
    }
    // Fires after load, error, abort and timeout; the status is 0 for all but load.
    request.onloadend = () => {
      signal.removeEventListener('abort', abort)
      resolve({ status: request.status, body: parse(request.responseText) })
    }
    signal.addEventListener('abort', abort)
    request.send(body ?? null)
  })

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export interface StorageClientDeps extends Pick<RetryOptions, 'now' | 'random' | 'sleep'> {
  transport: Transport
}

export interface UploadOptions {
  /**
   * The upload's id. It is the same for every attempt, so that the server recognises a file that it has already
   * stored.
   */
  id: string
  signal: AbortSignal
  /** What is printed on the plan of a floor. */
  texts?: readonly PrintedText[] | undefined
  onProgress?(percent: number): void
  onRetry?(attempt: number): void
}

/** Uploads a file and retries while that may help. */
export async function uploadFile(
  file: File,
  target: UploadTarget,
  { id, signal, texts = [], onProgress, onRetry }: UploadOptions,
  { transport, ...clock }: StorageClientDeps = inBrowser,
): Promise<UploadResult> {
  const headers = {
    'X-Upload-Id': id,
    'X-File-Name': encodeURIComponent(file.name.toWellFormed()),
    ...(texts.length > 0 && { 'X-Plan-Texts': encodePrintedTexts(texts) }),
  }
  const url = uploadUrl(target)
  const send = () => {
    onProgress?.(0)
    return transport({
      method: 'PUT',
      url,
      headers,
      body: file,
      signal,
      timeout: uploadRetryWindows.upload,
      ...(onProgress && { onProgress }),
    })
  }
  const retryOptions = { window: uploadRetryWindows.upload, signal, ...clock, ...(onRetry && { onRetry }) }
  return (await withRetries(send, retryOptions)) as UploadResult
}

/** Deletes a stored file and its reference. A file that a lost attempt has already deleted counts as deleted. */
export async function deleteStoredFile(
  target: UploadTarget,
  fileUrl: string,
  { transport, ...clock }: StorageClientDeps = inBrowser,
): Promise<void> {
  if (!isBelow(urls.files, fileUrl)) throw new StorageError('invalid-url')
  const url = uploadUrl(target, { url: fileUrl })
  const { signal } = new AbortController()
  const window = uploadRetryWindows.operation
  const send = async (attempt: number) => {
    const response = await transport({ method: 'DELETE', url, signal, timeout: window })
    return attempt > 0 && response.status === 404 ? { ...response, status: 204 } : response
  }
  await withRetries(send, { window, signal, ...clock })
}

export function uploadUrl({ uploader, ...place }: UploadTarget, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...more })
  for (const [name, value] of Object.entries(place)) {
    // A delete without the record's id could remove another file.
    if (value === '' || value === undefined) throw new StorageError('invalid-url')
    query.set(name, String(value))
  }
  return `${urls.uploads}/${uploader}${query.size > 0 ? `?${query}` : ''}`
}

const inBrowser: StorageClientDeps = {
  transport: browserTransport,
  now: () => Date.now(),
  random: () => Math.random(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        removeEventListener('online', wake)
        signal.removeEventListener('abort', wake)
        resolve()
      }
      const timer = setTimeout(wake, milliseconds)
      // Retries at once when the browser is online again.
      addEventListener('online', wake)
      signal.addEventListener('abort', wake)
    }),
}
