import type { RequestListener } from 'node:http'
import * as virtualBuild from 'virtual:react-router/server-build'
import { getRequestListener } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import type { Logger } from 'pino'
import type { ServerBuild } from 'react-router'
import { builtFiles, isFile, isStreamAsData, isUpload, mayBePublicPage, serverUrls } from '../app/urls.ts'
import { isFull, isUnavailable } from '../backend/is-unavailable.ts'
import type { Backend } from '../backend/open.ts'
import { patternWithoutLanguage } from '../domain/language.ts'
import { visitorActor } from '../domain/record/actor.ts'
import type { AppEnv } from './app-env.ts'
import { errorResponse, serverErrorPage, unavailablePage } from './error-page.ts'
import { createLiveListener } from './live-listener.ts'
import { createMetrics } from './metrics.ts'
import { assets, createBuiltPaths } from './middleware/assets.ts'
import { canonicalRedirect } from './middleware/canonical-redirect.ts'
import { compression } from './middleware/compression.ts'
import { hideUnpublished } from './middleware/hide-unpublished.ts'
import { htmlErrors } from './middleware/html-errors.ts'
import { receiveForms } from './middleware/receive-form.ts'
import {
  allowedMethods,
  formLimit,
  hasSeveralHosts,
  rejectMalformedUrl,
  rejectUnknownMethod,
  sameOriginWrites,
} from './middleware/reject-request.ts'
import { requestLog } from './middleware/request-log.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { createPublicPages } from './pages/public-pages.ts'
import { createPublication } from './pages/publication.ts'
import { pageResponse } from './rendering/finish-page.ts'
import { leaveQueueOnClose, queueClientOf, sessionMiddleware } from './rendering/queue-client.ts'
import { createRenderer } from './rendering/render-page.ts'
import { ClientsLeft, createRenderQueue, QueueFull, type QueueSlot } from './rendering/render-queue.ts'
import { createSiteOrigin, requestedOrigin } from './site-origin.ts'
import { cancelAbandonedBody } from './slow-client-timeout.ts'
import { visitorOf } from './visitor.ts'

/** React Router declares the virtual module with `| undefined` where its own type has optional properties. */
const build = virtualBuild as ServerBuild

export interface AppOptions {
  backend: Backend
  log: Logger
  trustProxy: number
  publicUrl: string | undefined
  metricsToken: string | undefined
}

/** The HTTP application around React Router. It is bundled with the pages, so that both share the same context objects. */
export function createApp(options: AppOptions): RequestListener {
  const { log, trustProxy, publicUrl, metricsToken } = options
  // The history names a visitor as the actor, unless the guard of the admin area finds out who is signed in.
  const backend = options.backend.as(visitorActor)
  const render = createRenderer(build)
  const siteOrigin = createSiteOrigin({ publicUrl, trustProxy, warn: (message) => log.warn(message) })
  const queue = createRenderQueue({
    refused: (lane) => metrics.countRejected(lane, 'full'),
    dropped: (lane) => metrics.countRejected(lane, 'left'),
  })
  const metrics = createMetrics(metricsToken, {
    inFlight: backend.inFlight,
    cachedBytes: () => publicPages.bytes(),
    waiting: queue.waiting,
    health: backend.health,
    mail: backend.mail,
  })
  const isBuilt = import.meta.env.PROD ? createBuiltPaths() : () => false
  const publication = createPublication(backend)
  const publicPages = createPublicPages({
    build,
    isBuilt,
    backend,
    publication,
    render,
    queue,
    siteOrigin,
    trustProxy,
    log,
    metrics,
  })
  const liveListener = createLiveListener({ backend, release: build.assets.version, trustProxy, log })
  const app = new Hono<AppEnv>()

  app.use(cancelAbandonedBody)
  app.use(requestLog(log))
  app.use(metrics.count)
  // In development Vite injects scripts and styles that the policy would refuse.
  if (import.meta.env.PROD) app.use(securityHeaders(trustProxy))
  app.use(allowedMethods)
  app.use(rejectUnknownMethod)
  app.use(rejectMalformedUrl)
  app.use(canonicalRedirect)
  app.use(compression)
  app.use(htmlErrors)
  // These files have no hash in their name, so browsers revalidate them by ETag.
  app.on('GET', [builtFiles.serviceWorker, builtFiles.icon], etag())
  app.get(serverUrls.metrics, metrics.handle)
  if (import.meta.env.PROD) app.get('*', (c, next) => (isBuilt(c.req.path) ? assets(c, next) : next()))
  app.use(sameOriginWrites({ publicUrl, trustProxy }))
  app.use(formLimit)
  app.get('*', (c, next) => (isStreamAsData(c.req.path) ? errorResponse(c, 404) : next()))
  app.use(sessionMiddleware(backend.auth, trustProxy))
  app.use(hideUnpublished(backend, publication))
  app.use(receiveForms({ trustProxy, refused: (lane) => metrics.countRejected(lane, 'full') }))
  // In development no page is cached: edits change a page's code, and its cache entry depends on its data only.
  if (import.meta.env.PROD) app.get('*', publicPages.handle)

  app.all('*', async (c) => {
    const slot = queue.admit(queueClientOf(c, trustProxy))
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    // A write is carried out even when the client does not wait for the response.
    if (isRead) leaveQueueOnClose(c, slot)
    const abandoned = isRead ? new AbortController() : undefined
    c.env.outgoing.once('close', () => abandoned?.abort(new ClientsLeft()))
    // A file stays open until it is sent, so it holds its slot until then. An upload gives its slot back at once.
    const isSentLong = isFile(c.req.path)
    if (isSentLong) c.env.outgoing.once('close', slot.release)
    try {
      if (!(await slot.turn())) throw new ClientsLeft()
      if (!isRead && isUpload(c.req.path)) slot.release()
      return await renderForUser(c, slot, abandoned?.signal)
    } finally {
      if (!isSentLong || c.env.outgoing.destroyed) slot.release()
    }
  })

  async function renderForUser(
    c: Context<AppEnv>,
    slot: QueueSlot,
    signal: AbortSignal | undefined,
  ): Promise<Response> {
    const visitor = visitorOf(c.env.incoming, trustProxy)
    const request = withPublicUrl(received(c), visitor.overTls, publicUrl)
    if (mayBePublicPage(c.req.path)) await backend.versions.refresh()
    const page = await render({
      request,
      backend,
      versions: backend.versions.known(),
      visitor,
      origin: siteOrigin(request, c.env.incoming),
      requestId: c.var.requestId,
      slot,
      signal,
      logError: (error) => c.var.log.error({ err: error }, 'request failed'),
      setRefusal: (reason) => c.set('refusal', reason),
      // Patterns of routes.ts have no leading slash.
      setRoute: (pattern) => c.set('route', patternWithoutLanguage(`/${pattern.replace(/^\//, '')}`)),
    })
    return page instanceof Response ? page : pageResponse(request, page)
  }

  app.onError((error, c) => {
    if (error instanceof QueueFull) return errorResponse(c, 503)
    if (error instanceof ClientsLeft) return new Response(null, { status: 503 })
    c.var.log.error({ err: error }, 'request failed')
    // A file that failed after its headers were set leaves headers that do not describe the error page.
    for (const name of ['Content-Length', 'Content-Encoding', 'Last-Modified']) c.header(name, undefined)
    const failed = { path: c.req.path, requestId: c.var.requestId }
    return isUnavailable(error) || isFull(error) ? unavailablePage(failed) : serverErrorPage(failed)
  })

  const handle = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  return (incoming, outgoing) => {
    if (!hasSeveralHosts(incoming)) {
      if (import.meta.env.PROD && publicPages.cacheFastPath(incoming, outgoing)) return
      if (liveListener(incoming, outgoing)) return
    }
    return handle(incoming, outgoing)
  }
}

/** The request with the form that has arrived, in place of the stream that it was read from. */
function received({ req: { raw }, var: { form } }: Context<AppEnv>): Request {
  if (!form) return raw
  const { url, method, headers, signal } = raw
  return new Request(url, { method, headers, signal, body: form })
}

/**
 * The request with the URL that the browser used. A proxy ends TLS and may change the host, and React Router refuses a
 * form whose Origin differs from the request's URL.
 */
function withPublicUrl(request: Request, overTls: boolean, publicUrl: string | undefined): Request {
  const { pathname, search } = new URL(request.url)
  const isNamedOurs = publicUrl !== undefined && request.headers.get('Origin') === publicUrl
  const origin = isNamedOurs ? publicUrl : requestedOrigin(request.url, overTls)
  const url = origin + pathname + search
  return url === request.url ? request : new Request(url, request)
}
