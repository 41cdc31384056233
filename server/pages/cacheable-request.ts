import type { IncomingMessage } from 'node:http'
import type { PageUrl } from './page-url.ts'

/** A request whose response is the same for everybody who is not signed in. */
export interface CacheableRequest {
  pageUrl: PageUrl
  /** The site's own origin, which pages write into their links. */
  origin: string
}

/**
 * Decides whether a request may get a page from the cache. Both the fast path and the middleware ask here, so
 * that they cannot disagree. Staff read what they have just written, on whichever server, and get no cached page.
 */
export function createCacheableRequests(
  parsePageUrl: (url: string) => PageUrl | undefined,
  originOf: (incoming: IncomingMessage) => string | undefined,
) {
  return (incoming: IncomingMessage, session: string | undefined): CacheableRequest | undefined => {
    const { method, url = '' } = incoming
    if ((method !== 'GET' && method !== 'HEAD') || session !== undefined) return undefined
    const pageUrl = parsePageUrl(url)
    const origin = pageUrl && originOf(incoming)
    return pageUrl && origin !== undefined ? { pageUrl, origin } : undefined
  }
}
