import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { NewestVersions } from '../../backend/live/newest-versions.ts'
import { type Encoding, preferredEncoding } from '../compression.ts'
import { isKnownTag } from '../if-none-match.ts'
import type { Metrics } from '../metrics.ts'
import { logRequest } from '../request-log.ts'
import { listSecurityHeaders } from '../security-headers.ts'
import { isOverTls } from '../visitor.ts'
import { isForEverybody } from './for-everybody.ts'
import { headersOf, type KeptPage } from './kept-page.ts'
import type { PageAddress } from './page-address.ts'
import type { PageCache } from './page-cache.ts'
import { createRemembered } from './remembered.ts'

interface Surroundings {
  pages: PageCache
  versions: NewestVersions
  addressOf(url: string): PageAddress | undefined
  /** The site's own address for a request by this name; nothing for a name that is none. */
  originOf(incoming: IncomingMessage): string | undefined
  trustProxy: number
  log: Logger
  metrics: Metrics
}

/** With and without what is said over TLS only. */
interface Prepared {
  plain: string[]
  tls: string[]
}

/**
 * Answers from the kept pages, in front of the application, and exactly as it would: whoever would not get a kept page
 * from it at once is left to it. Returns whether it has answered.
 */
export function createQuickAnswers(surroundings: Surroundings) {
  const { pages, versions, addressOf, originOf, trustProxy, log, metrics } = surroundings
  const encodings = createRemembered<{ encoding: Encoding | undefined }>(100)
  const prepared = new WeakMap<KeptPage, Map<string, Prepared>>()

  function encodingFor(accepted: string): Encoding | undefined {
    const known = encodings.get(accepted)
    if (known) return known.encoding
    const encoding = preferredEncoding(accepted)
    if (accepted.length < 200) encodings.set(accepted, { encoding })
    return encoding
  }

  /** As Node writes them, names and values in turn; of a page that is known without its length. */
  function headersFor(page: KeptPage, encoding: Encoding | undefined, body?: Buffer): Prepared {
    const variants = prepared.get(page) ?? new Map<string, Prepared>()
    const name = body ? (encoding ?? 'plain') : 'known'
    const found = variants.get(name)
    if (found) return found
    const own = body ? headersOf(page, body, encoding) : page.headers
    const headers = {
      plain: [...own, ...listSecurityHeaders(false)].flat(),
      tls: [...own, ...listSecurityHeaders(true)].flat(),
    }
    prepared.set(page, variants.set(name, headers))
    return headers
  }

  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const started = performance.now()
    const { url = '', method = '', headers } = incoming
    const address = isForEverybody(incoming) ? addressOf(url) : undefined
    const origin = address && originOf(incoming)
    if (!address || origin === undefined || !versions.areGood()) return false
    const found = pages.find(keyOf(origin, address), address.kind)
    if (!found) return false
    const { page, outcome } = found
    const encoding = encodingFor(headers['accept-encoding'] ?? '')
    const body = encoding ? page.bodies[encoding] : page.bodies.plain
    if (!body) return false

    const requestId = randomUUID()
    const isKnown = isKnownTag(headers['if-none-match'], page.tag)
    const status = isKnown ? 304 : 200
    const { plain, tls } = headersFor(page, encoding, isKnown ? undefined : body)
    const own = isOverTls(incoming, trustProxy) ? tls : plain
    outgoing.writeHead(status, [...own, 'x-request-id', requestId])
    outgoing.end(isKnown || method === 'HEAD' ? undefined : body)

    const route = page.route.pattern
    metrics.countQuick({ route, method, status, seconds: (performance.now() - started) / 1000, outcome })
    if (log.isLevelEnabled('info'))
      logRequest(log.child({ requestId }), { method, path: pathOf(url), status, started })
    return true
  }
}

/** Pages write their own address: one for each name that the site goes by. */
export function keyOf(origin: string, { url }: PageAddress): string {
  return `${origin} ${url}`
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? ''
}
