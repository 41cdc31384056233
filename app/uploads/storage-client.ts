import type { UploadResult, UploadTarget } from '../../domain/files/upload-target.ts'
import { isBelow, urls } from '../urls.ts'
import { type RetryOptions, type UploadResponse, uploadRetryWindows, withRetries } from './retry.ts'
import { StorageError } from './storage-error.ts'

export interface Sending {
  method: string
  url: string
  headers?: Record<string, string>
  body?: Blob
  signal: AbortSignal
  timeout: number
  /** From 0 to 100. */
  onProgress?(percent: number): void
}

type Transport = (sending: Sending) => Promise<UploadResponse>

/** XMLHttpRequest, because fetch does not tell how much of a body has been sent. */
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
    // Fires after load, error, abort and timeout alike; the status is 0 for all but the first.
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

/** What the client needs of the world around it, so that tests can pass in their own. */
export interface StorageClientDeps extends Pick<RetryOptions, 'now' | 'random' | 'sleep'> {
  transport: Transport
}

export interface UploadOptions {
  /** The same for every try, so that the server knows a file that it has stored already. */
  id: string
  signal: AbortSignal
  onProgress?(percent: number): void
  onRetry?(attempt: number): void
}

/** Stores one file where the target says, and tries again as long as there is hope. */
export async function uploadFile(
  file: File,
  target: UploadTarget,
  { id, signal, onProgress, onRetry }: UploadOptions,
  { transport, ...clock }: StorageClientDeps = inBrowser,
): Promise<UploadResult> {
  const headers = { 'X-Upload-Id': id, 'X-File-Name': encodeURIComponent(file.name.toWellFormed()) }
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

/** Deletes a stored file together with its link. Deleting what is gone already, perhaps by a lost try, is fine. */
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
    // A screen that knows its record always knows its id; without one the call could hit anything.
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
      // No need to wait any longer once the network is back.
      addEventListener('online', wake)
      signal.addEventListener('abort', wake)
    }),
}
