import type { IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { Logger } from 'pino'
import type { NewestVersions } from '../../backend/live/newest-versions.ts'
import { createBoundedCache } from '../../domain/bounded-cache.ts'
import { type Encoding, preferredEncoding } from '../compression.ts'
import { matchesETag } from '../finish-page.ts'
import type { Metrics } from '../metrics.ts'
import { newRequestId, logRequest } from '../request-log.ts'
import { listSecurityHeaders } from '../security-headers.ts'
import { isOverTls } from '../visitor.ts'
import { hasBody, isReadRequest } from './cacheable-request.ts'
import { type CachedPage, headersOf } from './cached-page.ts'
import type { PageCache } from './page-cache.ts'
import type { PageUrl } from './page-url.ts'

interface Deps {
  pages: PageCache
  versions: NewestVersions
  parsePageUrl(url: string): PageUrl | undefined
  /** The key under which a page is cached. */
  cacheKey(origin: string, pageUrl: PageUrl): string
  /** The site's own URL for a request by this name; nothing for a name that is none. */
  originOf(incoming: IncomingMessage): string | undefined
  /** Of whoever may be signed in, and is no matter for here. */
  sessionToken(cookies: string | undefined): string | undefined
  isBuilt(path: string): boolean
  trustProxy: number
  log: Logger
  metrics: Metrics
}

/** That the browser has the page, or the page as it is compressed. */
type Variant = 'known' | 'plain' | Encoding

/** With and without what is said over TLS only; the place of the id of the request is the last one. */
interface Prepared {
  plain: string[]
  tls: string[]
}

const noBody = Buffer.alloc(0)

/**
 * Answers from the cached pages, in front of the application, and exactly as it would: whoever would not get a cached page
 * from it at once is left to it. Returns whether it has answered.
 */
export function createCacheFastPath(deps: Deps) {
  const {
    pages,
    versions,
    parsePageUrl,
    cacheKey,
    originOf,
    sessionToken,
    isBuilt,
    trustProxy,
    log,
    metrics,
  } = deps
  const encodings = createBoundedCache<{ encoding: Encoding | undefined }>(100)
  const prepared = new WeakMap<CachedPage, Partial<Record<Variant, Prepared>>>()
  const isLogged = log.isLevelEnabled('info')

  function encodingFor(accepted: string): Encoding | undefined {
    const known = encodings.get(accepted)
    if (known) return known.encoding
    const encoding = preferredEncoding(accepted)
    if (accepted.length < 200) encodings.set(accepted, { encoding })
    return encoding
  }

  /** As Node writes them, names and values in turn; of a page that is known without its length. */
  function headersFor(page: CachedPage, variant: Variant): Prepared {
    const variants = prepared.get(page) ?? {}
    const found = variants[variant]
    if (found) return found
    const encoding = variant === 'known' || variant === 'plain' ? undefined : variant
    const own = variant === 'known' ? page.headers : headersOf(page, page.bodies[variant] ?? noBody, encoding)
    const listed = (overTls: boolean) =>
      [...own, ...listSecurityHeaders(overTls), ['x-request-id', '']].flat().map(toOneByteString)
    const headers = { plain: listed(false), tls: listed(true) }
    prepared.set(page, Object.assign(variants, { [variant]: headers }))
    return headers
  }

  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const started = isLogged || metrics.areRead ? performance.now() : 0
    const { url = '', method = '', headers } = incoming
    const isCacheableRequest = isReadRequest(incoming) && !hasBody(incoming) && !sessionToken(headers.cookie)
    const pageUrl = isCacheableRequest ? parsePageUrl(url) : undefined
    const origin = pageUrl && originOf(incoming)
    if (!pageUrl || origin === undefined || !versions.isFresh()) return false
    const key = cacheKey(origin, pageUrl)
    // No page of ours is at the URL of a built file, which the application sends.
    const isFile = pageUrl.isUnknown && isBuilt(url.split('?', 1)[0] ?? '')
    const found = isFile ? undefined : pages.find(key, pageUrl.kind)
    if (!found) return false
    const { page, outcome } = found
    const isKnown = page.tag !== '' && matchesETag(headers['if-none-match'], page.tag)
    const variant = isKnown ? 'known' : (encodingFor(headers['accept-encoding'] ?? '') ?? 'plain')
    const body = variant === 'known' ? noBody : page.bodies[variant]
    if (!body) return false
    if (variant === 'br' && outcome === 'hit') pages.recompress(key, page)

    const requestId = newRequestId()
    const status = isKnown ? 304 : page.status
    const { plain, tls } = headersFor(page, variant)
    const own = isOverTls(incoming, trustProxy) ? tls : plain
    own[own.length - 1] = requestId
    outgoing.writeHead(status, own)
    // It is a part of many that were drawn at once, and would keep them all.
    own[own.length - 1] = ''
    outgoing.end(isKnown || method === 'HEAD' ? undefined : body)

    const route = page.route.pattern
    if (metrics.areRead)
      metrics.countFastPath({ route, method, status, seconds: (performance.now() - started) / 1000, outcome })
    if (isLogged) logRequest(log.child({ requestId }), { method, path: pathOf(url), status, started })
    return true
  }
}

/**
 * What was cut out of a Cyrillic page is kept with two bytes for each letter, also where it is Latin; one such header
 * makes the whole head twice as slow to write.
 */
function toOneByteString(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1')
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? ''
}
