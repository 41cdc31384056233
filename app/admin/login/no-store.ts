import type { HeadersArgs } from 'react-router'

/** Nothing of signing in stays in any cache; what an action says goes along. */
export function noStore({ actionHeaders }: Pick<HeadersArgs, 'actionHeaders'>): Headers {
  const headers = new Headers(actionHeaders)
  headers.set('Cache-Control', 'no-store')
  return headers
}

export const noIndex = [{ name: 'robots', content: 'noindex, nofollow' }]
