/** These pages are about one person: they are neither cached nor kept for reading offline. */
export function noStore(): Headers {
  return new Headers({ 'Cache-Control': 'no-store' })
}
