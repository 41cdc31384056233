const header = 'X-Kept-At'

/** A copy for the cache, which says of when it is: to the worker in a header, to the page on its first element. */
export async function stamp(response: Response, now: Date): Promise<Response> {
  // A redirect can be cached but not read.
  if (response.type === 'opaqueredirect') return response
  const headers = new Headers(response.headers)
  const moment = now.toISOString()
  headers.set(header, moment)
  headers.delete('Content-Encoding')
  headers.delete('Content-Length')
  const isHtml = headers.get('Content-Type')?.startsWith('text/html')
  const body = isHtml
    ? (await response.text()).replace('<html ', `<html data-kept-at="${moment}" `)
    : await response.blob()
  return new Response(body, { status: response.status, statusText: response.statusText, headers })
}

/** When a cached copy was made; undefined for an answer that came from the server just now. */
export function cachedAt(response: Response): string | undefined {
  return response.headers.get(header) ?? undefined
}
