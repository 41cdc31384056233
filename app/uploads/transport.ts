import type { UploadResponse } from './retry.ts'

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

export type Transport = (sending: Sending) => Promise<UploadResponse>

/** XMLHttpRequest, because fetch does not tell how much of a body has been sent. */
export const browserTransport: Transport = ({
  method,
  url,
  headers = {},
  body,
  signal,
  timeout,
  onProgress,
}) =>
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
