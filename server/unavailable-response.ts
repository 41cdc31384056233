/** By then a restart is over, or another server was asked. */
const retryAfterSeconds = '5'

/**
 * An answer that failed because the database or the file store is unavailable says so with 503: programs come again, and a
 * proxy asks another server.
 */
export function unavailableResponse(response: Response, isUnavailable: boolean): Response {
  if (!isUnavailable || response.status !== 500) return response
  const headers = new Headers(response.headers)
  headers.set('Retry-After', retryAfterSeconds)
  return new Response(response.body, { status: 503, headers })
}
