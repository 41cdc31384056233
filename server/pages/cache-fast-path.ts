import type { IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { Logger } from 'pino'
import type { NewestVersions } from '../../backend/live/newest-versions.ts'
import type { Metrics } from '../metrics.ts'
import { logRequest, newRequestId } from '../middleware/request-log.ts'
import type { CanonicalParameters } from './canonical-parameters.ts'
import type { PageCache } from './page-cache.ts'
import { type CacheableRequest, cacheKey } from './page-url.ts'
import { sendPage, variantOf } from './send-page.ts'

interface Deps {
  pages: PageCache
  versions: NewestVersions
  findCacheable(incoming: IncomingMessage, session: string | undefined): CacheableRequest | undefined
  canonicalizeAtOnce: CanonicalParameters['canonicalizeAtOnce']
  /**
   * Whether the site is known to be published. If not, no cached page is sent, not even while the database is
   * unavailable.
   */
  isKnownPublished(): boolean
  /** Reads the session cookie without asking the database whether the session exists. */
  sessionToken(cookies: string | undefined): string | undefined
  isBuilt(path: string): boolean
  trustProxy: number
  log: Logger
  metrics: Metrics
}

/**
 * Sends cached pages before Hono sees the request, which makes them several times as fast (see docs/benchmarks.md for
 * their share of bare node:http). The response is the same as the application's. Returns false when the application has to
 * handle the request.
 */
export function createCacheFastPath(deps: Deps) {
  const { pages, versions, findCacheable, canonicalizeAtOnce, isKnownPublished, sessionToken } = deps
  const { isBuilt, trustProxy, log, metrics } = deps
  const isLogged = log.isLevelEnabled('info')

  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const started = isLogged || metrics.areRead ? performance.now() : 0
    const { url = '', method = '', headers } = incoming
    const request = hasBody(incoming) ? undefined : findCacheable(incoming, sessionToken(headers.cookie))
    if (!request || !versions.isFresh() || !isKnownPublished()) return false
    const { origin } = request
    const pageUrl = canonicalizeAtOnce(request.pageUrl)
    if (!pageUrl) return false
    const key = cacheKey(origin, pageUrl)
    // No route matches the URL of a built file, so it would get the cached 404 that all unknown URLs share.
    const isFile = pageUrl.isUnknown && isBuilt(url.split('?', 1)[0] ?? '')
    const found = isFile ? undefined : pages.find(key, pageUrl.kind)
    if (!found) return false
    const { page, outcome } = found
    const encoding = variantOf(incoming, page)
    const body = encoding === 'known' ? undefined : page.bodies[encoding]
    if (!body && encoding !== 'known') return false
    if (encoding !== 'known' && encoding !== 'plain' && outcome === 'hit') pages.recompress(key, page)
    const requestId = newRequestId()
    const status = sendPage(incoming, outgoing, { page, body, encoding, requestId, trustProxy })
    const route = page.route.pattern
    if (metrics.areRead)
      metrics.countFastPath({ route, method, status, seconds: (performance.now() - started) / 1000, outcome })
    if (isLogged) logRequest(log, { requestId, method, path: pathOf(url), status, started })
    return true
  }
}

/** Whether the request has a body; then it is left to the application, which refuses the body or ignores it. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? ''
}
