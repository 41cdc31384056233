import { text } from 'node:stream/consumers'
import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { createBoundedCache } from '../domain/bounded-cache.ts'
import { renderedContext, requestContext } from './context.ts'
import { isAdminUrl, siteManifestUrl } from './urls.ts'

/** Pages that say that an apartment, a parking spot or a floor is not there: of invented ones there is no end. */
const missingPages = createBoundedCache<string>(20)
const maxCachedHtmlLength = 20_000

/** Pages are rendered whole: the server needs all of a page to vouch for its scripts and to tag it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const { scriptNonce } = context.get(requestContext)
  const rendered = context.get(renderedContext)
  const handoff = await readHandoff(routerContext)
  const isSite = !isAdminUrl(new URL(request.url).pathname)
  // All that such a page shows is in what the browser is handed: whichever URL it is asked for by, it is the same.
  const shown = isSite && status === 404 && handoff && JSON.stringify([routesOf(routerContext), handoff])
  const known = shown ? missingPages.get(shown) : undefined
  if (!known && !(await rendered.turn())) return new Response(null, { status: 503 })
  const page = (
    <ServerRouter
      context={isSite ? withSiteManifest(routerContext) : routerContext}
      url={request.url}
      nonce={scriptNonce}
    />
  )
  rendered.html = known ?? `<!DOCTYPE html>${renderToString(page)}`
  if (shown && !known && shown.length < maxCachedHtmlLength) missingPages.set(shown, rendered.html)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/** Visitors never reach the admin area by the router. */
function withSiteManifest(context: EntryContext): EntryContext {
  return { ...context, manifest: { ...context.manifest, url: siteManifestUrl(context.manifest.url) } }
}

/**
 * The loaders' data for the browser, read before the page is rendered: the router would suspend until it has come as
 * a stream, and a page that suspends cannot be rendered as one string, which takes less time than a stream.
 */
async function readHandoff({ serverHandoffStream, renderMeta }: EntryContext): Promise<string | undefined> {
  if (!serverHandoffStream || !renderMeta) return undefined
  const value = await text(serverHandoffStream)
  renderMeta.streamCache = { 0: Object.assign(Promise.resolve(), { result: { done: true, value } }) }
  return value
}

function routesOf({ staticHandlerContext: { matches } }: EntryContext): string[] {
  return matches.map(({ route }) => route.id)
}

/** An answer below 500 is the asker's mistake: the log's line of the request says enough. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return
  if (!request.signal.aborted) context.get(requestContext).logError(error)
}
