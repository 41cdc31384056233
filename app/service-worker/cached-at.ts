/**
 * The header of a cached copy with the time it was made. Its name and the attribute `data-kept-at` must not
 * change, because the caches of visitors contain copies with them.
 */
const header = 'X-Kept-At'

/**
 * A copy for the cache with the time it was made: in a header for the worker, and on the `html` element for the page.
 */
export async function stamp(response: Response, now: Date): Promise<Response> {
  // The body of a redirect cannot be read.
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

/** When a cached copy was made; undefined for a response that has just come from the server. */
export function cachedAt(response: Response): string | undefined {
  return response.headers.get(header) ?? undefined
}
