import type { HeadersArgs } from 'react-router'

/** Pages of signing in must not be cached. The headers of the action, such as cookies, are passed on. */
export function noStore({ actionHeaders }: Pick<HeadersArgs, 'actionHeaders'>): Headers {
  const headers = new Headers(actionHeaders)
  headers.set('Cache-Control', 'no-store')
  return headers
}
