import type { IncomingMessage, ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import type { ServerBuild } from 'react-router'
import type { Versions } from '../../backend/data/database.ts'
import type { Backend } from '../../backend/open.ts'
import { findStoredPath, isServedPath } from '../../domain/files/stored-path.ts'
import type { AppEnv } from '../app-env.ts'
import type { Metrics } from '../metrics.ts'
import { type FinishedPage, pageResponse } from '../rendering/finish-page.ts'
import { leaveQueueOnClose, queueClientOf } from '../rendering/queue-client.ts'
import type { RenderRequest } from '../rendering/render-page.ts'
import type { QueueSlot, RenderQueue } from '../rendering/render-queue.ts'
import { createOrigins, type createSiteOrigin } from '../site-origin.ts'
import { createCacheFastPath } from './cache-fast-path.ts'
import type { CachedPage } from './cached-page.ts'
import { createCanonicalParameters } from './canonical-parameters.ts'
import { createPageCache, type Rendered } from './page-cache.ts'
import { cacheKey, createCacheableRequests, createPageUrlParser, createPublicRoutes } from './page-url.ts'
import type { Publication } from './publication.ts'
import { sendPage, variantOf } from './send-page.ts'

interface Deps {
  build: ServerBuild
  isBuilt(path: string): boolean
  backend: Backend
  publication: Publication
  render(page: RenderRequest): Promise<FinishedPage | Response>
  queue: RenderQueue
  siteOrigin: ReturnType<typeof createSiteOrigin>
  trustProxy: number
  log: Logger
  metrics: Metrics
}

export interface PublicPages {
  /** Sends a page that is in the cache; returns false when there is none. */
  cacheFastPath(incoming: IncomingMessage, outgoing: ServerResponse): boolean
  /** Renders a page that is not in the cache, and stores it there. */
  handle: MiddlewareHandler<AppEnv>
  bytes(): number
}

/** The public pages, rendered once for everybody: see docs/decisions/024-page-cache.md. */
export function createPublicPages(deps: Deps): PublicPages {
  const { build, isBuilt, backend, publication, render, queue, siteOrigin, trustProxy, log, metrics } = deps
  const { versions } = backend
  const pages = createPageCache(versions)
  const parsePageUrl = createPageUrlParser(createPublicRoutes(build.routes))
  const { canonicalize, canonicalizeAtOnce } = createCanonicalParameters(backend)
  const findCacheable = createCacheableRequests(parsePageUrl, createOrigins(siteOrigin, trustProxy))

  /** Renders without the headers of the request, so that nothing about one visitor gets into a page for all. */
  async function renderAnonymously(
    c: Context<AppEnv>,
    { origin, url, slot }: { origin: string; url: string; slot: QueueSlot },
    known: Versions,
  ): Promise<Rendered> {
    const stop = metrics.timeRender()
    let failed = false
    const watched = trackMissingImages(backend)
    const page = await render({
      request: new Request(origin + url),
      backend: watched.backend,
      versions: known,
      visitor: { ip: 'unknown', overTls: false },
      origin,
      requestId: c.var.requestId,
      slot,
      logError(error) {
        failed = true
        c.var.log.error({ err: error }, 'request failed')
      },
      setRefusal: (reason) => c.set('refusal', reason),
      setRoute: () => {},
    })
    stop()
    return { page, failed, incomplete: watched.isMissing() }
  }

  async function send(c: Context<AppEnv>, key: string, page: CachedPage): Promise<Response> {
    const { incoming, outgoing } = c.env
    const { requestId } = c.var
    const encoding = variantOf(incoming, page)
    const body = encoding === 'known' ? undefined : await pages.body(key, page, encoding)
    if (!outgoing.destroyed) sendPage(incoming, outgoing, { page, body, encoding, requestId, trustProxy })
    return new Response(null, RESPONSE_ALREADY_SENT)
  }

  return {
    cacheFastPath: createCacheFastPath({
      pages,
      versions,
      findCacheable,
      canonicalizeAtOnce,
      isKnownPublished: publication.isKnownPublished,
      sessionToken: backend.auth.sessionToken,
      isBuilt,
      trustProxy,
      log,
      metrics,
    }),
    handle: createMiddleware<AppEnv>(async (c, next) => {
      const { incoming } = c.env
      const request = findCacheable(incoming, c.var.session)
      if (!request) return next()
      const { origin } = request
      const pageUrl = await canonicalize(request.pageUrl)
      const { url } = pageUrl
      const key = cacheKey(origin, pageUrl)
      c.set('route', pageUrl.route.pattern)
      const client = queueClientOf(c, trustProxy)
      const got = await pages.get(key, pageUrl, {
        admit() {
          const slot = queue.admit(client)
          leaveQueueOnClose(c, slot)
          return slot
        },
        join: (slot) => leaveQueueOnClose(c, slot.join(client)),
        render: (known, slot) => renderAnonymously(c, { origin, url, slot }, known),
      })
      metrics.countPage(got.outcome)
      if ('page' in got) return send(c, key, got.page)
      return got.uncacheable instanceof Response ? got.uncacheable : pageResponse(c.req.raw, got.uncacheable)
    }),
    bytes: pages.bytes,
  }
}

/** Wraps the backend for one rendering and notes whether an image that the page shows could not be found. */
function trackMissingImages(backend: Backend): { backend: Backend; isMissing(): boolean } {
  let isMissing = false
  const { knownImages } = backend
  return {
    backend: {
      ...backend,
      knownImages: {
        async find(urls, maxWait) {
          const found = await knownImages.find(urls, maxWait)
          isMissing ||= urls.some((url) => url && !found[url] && isServedPath(findStoredPath(url) ?? ''))
          return found
        },
      },
    },
    isMissing: () => isMissing,
  }
}
