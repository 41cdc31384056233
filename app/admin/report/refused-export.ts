/** A file that nobody has asked for like this would be taken for what was asked for. */
export function refusedExport(reason: string): Response {
  return new Response(reason, {
    status: 400,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
