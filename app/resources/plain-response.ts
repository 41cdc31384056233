/** A short message instead of a file, which must not be cached. */
export function plainResponse(status: number, message: string): Response {
  return new Response(message, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

export function notFoundResponse(): Response {
  return plainResponse(404, 'Not found')
}

export function tooManyRequests({ within }: { within: number }): Response {
  const response = plainResponse(429, 'Too many requests')
  response.headers.set('Retry-After', String(within / 1000))
  return response
}
