/** A short message in the place of a file, of this moment alone. */
export function plainResponse(status: number, message: string): Response {
  return new Response(message, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

/** Nobody keeps the word about it: the file may be there soon. */
export function notFoundResponse(): Response {
  return plainResponse(404, 'Not found')
}
