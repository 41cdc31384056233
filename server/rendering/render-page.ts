import { randomBytes } from 'node:crypto'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import {
  backendContext,
  buildingContext,
  type Rendered,
  type RequestDetails,
  renderedContext,
  requestContext,
  versionsContext,
} from '../../app/context.ts'
import { isAdminUrl } from '../../app/urls.ts'
import type { Versions } from '../../backend/data/database.ts'
import { isFull, isUnavailable } from '../../backend/is-unavailable.ts'
import type { Backend } from '../../backend/open.ts'
import { getBuildingIn } from '../../backend/translations/dictionaries.ts'
import type { Building } from '../../domain/building/building.ts'
import { languageOfPath } from '../../domain/language.ts'
import { type FinishedPage, finishPage, withETag } from './finish-page.ts'
import { ClientsLeft, type QueueSlot } from './render-queue.ts'

/** After five seconds a restart of the database is usually finished. */
const retryAfterSeconds = '5'

/**
 * Turns a 500 into a 503 when the database or the file store is unavailable or full, so that programs retry and a proxy
 * asks another server.
 */
function unavailableResponse(response: Response, isUnavailable: boolean): Response {
  if (!isUnavailable || response.status !== 500) return response
  const headers = new Headers(response.headers)
  headers.set('Retry-After', retryAfterSeconds)
  return new Response(response.body, { status: 503, headers })
}

export interface RenderRequest extends Omit<RequestDetails, 'scriptNonce' | 'release'> {
  request: Request
  backend: Backend
  versions: Versions
  slot: QueueSlot
  /** Aborted when nobody waits for the response any more. */
  signal?: AbortSignal | undefined
}

/** Runs React Router for one request. Pages and their data are returned finished, anything else as its Response. */
export function createRenderer(
  build: ServerBuild,
): (page: RenderRequest) => Promise<FinishedPage | Response> {
  const render = createRequestHandler(build, import.meta.env.MODE)
  const scriptNonce = randomBytes(16).toString('hex')
  return async ({ request, backend, versions, slot, signal, ...details }) => {
    let isLeft = false
    const turn = async () => {
      isLeft = !(await slot.turn())
      return !isLeft
    }
    const rendered: Rendered = { turn }
    const context = new RouterContextProvider()
    context.set(backendContext, backend)
    context.set(versionsContext, versions)
    let building: Promise<Building> | undefined
    const language = languageOfPath(new URL(request.url).pathname)
    context.set(buildingContext, () => (building ??= getBuildingIn(backend.db, language)))
    let unavailable = false
    const logError = (error: unknown) => {
      if (signal?.aborted) return
      unavailable ||= isUnavailable(error) || isFull(error)
      details.logError(error)
    }
    context.set(requestContext, { ...details, logError, scriptNonce, release: build.assets.version })
    context.set(renderedContext, rendered)
    const rendering = () => render(request, context)
    const answer = await (signal ? backend.db.engine.readUntil(signal, rendering) : rendering())
    const response = unavailableResponse(answer, unavailable)
    if (isLeft || signal?.aborted) throw new ClientsLeft()
    const { status, headers } = response
    const isPublic = !isAdminUrl(new URL(request.url).pathname)
    if (isPublic && isPageData(request, response))
      return withETag({ status, headers, content: Buffer.from(await response.arrayBuffer()) })
    const { html: content, rows } = rendered
    if (content === undefined || !headers.get('Content-Type')?.startsWith('text/html')) return response
    const lateScripts = import.meta.env.PROD && isPublic
    const page = finishPage({
      page: { status, headers, content, ...(rows && { rows }) },
      scriptNonce,
      requestId: details.requestId,
      lateScripts,
    })
    if (import.meta.env.DEV) headers.delete('Content-Security-Policy')
    return page
  }
}

/** Whether this is the data of a page, as the router in the browser requests it. */
function isPageData({ method }: Request, { status, headers }: Response): boolean {
  const isData = headers.get('Content-Type')?.startsWith('text/x-script') ?? false
  return (
    isData &&
    (status === 200 || status === 404) &&
    ['GET', 'HEAD'].includes(method) &&
    !headers.has('Cache-Control')
  )
}
