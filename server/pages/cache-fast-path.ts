import type { IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { Logger } from 'pino'
import type { NewestVersions } from '../../backend/live/newest-versions.ts'
import type { Metrics } from '../metrics.ts'
import { type Encoding, preferredEncoding } from '../middleware/compression.ts'
import { logRequest, newRequestId } from '../middleware/request-log.ts'
import { listSecurityHeaders } from '../middleware/security-headers.ts'
import { matchesETag } from '../rendering/finish-page.ts'
import { isOverTls } from '../visitor.ts'
import { type CachedPage, headersOf } from './cached-page.ts'
import type { CanonicalParameters } from './canonical-parameters.ts'
import type { PageCache } from './page-cache.ts'
import { type CacheableRequest, cacheKey } from './page-url.ts'

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

/** `known` is a 304 for a browser that has the page; the others are bodies by their encoding. */
type Variant = 'known' | 'plain' | Encoding

/** Header lists for plain HTTP and for TLS. The request id is their last entry. */
interface PreparedHeaders {
  plain: string[]
  tls: string[]
}

const noBody = Buffer.alloc(0)

/**
 * Sends cached pages before Hono sees the request, which makes them several times as fast (see docs/benchmarks.md for
 * their share of bare node:http). The response is the same as the application's. Returns false when the application has to
 * handle the request.
 */
export function createCacheFastPath(deps: Deps) {
  const { pages, versions, findCacheable, canonicalizeAtOnce, isKnownPublished, sessionToken } = deps
  const { isBuilt, trustProxy, log, metrics } = deps
  const prepared = new WeakMap<CachedPage, Partial<Record<Variant, PreparedHeaders>>>()
  const isLogged = log.isLevelEnabled('info')

  /** Returns names and values in turn, which `writeHead` takes fastest. A 304 has no Content-Length. */
  function headersFor(page: CachedPage, variant: Variant): PreparedHeaders {
    const variants = prepared.get(page) ?? {}
    const found = variants[variant]
    if (found) return found
    const encoding = variant === 'known' || variant === 'plain' ? undefined : variant
    const own = variant === 'known' ? page.headers : headersOf(page, page.bodies[variant] ?? noBody, encoding)
    const withSecurityHeaders = (overTls: boolean) =>
      [...own, ...listSecurityHeaders(overTls), ['x-request-id', '']].flat().map(toOneByteString)
    const headers = { plain: withSecurityHeaders(false), tls: withSecurityHeaders(true) }
    prepared.set(page, Object.assign(variants, { [variant]: headers }))
    return headers
  }

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
    const isKnown = page.tag !== '' && matchesETag(headers['if-none-match'], page.tag)
    const variant = isKnown ? 'known' : (preferredEncoding(headers['accept-encoding'] ?? '') ?? 'plain')
    const body = variant === 'known' ? noBody : page.bodies[variant]
    if (!body) return false
    if ((variant === 'br' || variant === 'gzip') && outcome === 'hit') pages.recompress(key, page)

    const requestId = newRequestId()
    const status = isKnown ? 304 : page.status
    const { plain, tls } = headersFor(page, variant)
    const own = isOverTls(incoming, trustProxy) ? tls : plain
    own[own.length - 1] = requestId
    outgoing.writeHead(status, own)
    // The id is removed again: it is a slice of a long string, which would stay in memory as long as this list.
    own[own.length - 1] = ''
    outgoing.end(isKnown || method === 'HEAD' ? undefined : body)

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

/**
 * Copies a header into a string that takes one byte for each character in V8. A slice of a Cyrillic page takes
 * two, even where it is all Latin, and one such header makes `writeHead` twice as slow.
 */
function toOneByteString(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1')
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? ''
}
