import type { HeadersArgs } from 'react-router'

/** These pages are about one person: they are neither cached nor kept for reading offline. */
export function noStore({ actionHeaders }: HeadersArgs): Headers {
  const headers = new Headers(actionHeaders)
  headers.set('Cache-Control', 'no-store')
  return headers
}
