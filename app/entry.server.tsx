import { text } from 'node:stream/consumers'
import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { renderedContext, requestContext } from './context.ts'
import { isOffice, siteManifestUrl } from './urls.ts'

/** Pages are rendered whole: the server needs all of a page to vouch for its scripts and to tag it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const { scriptMark } = context.get(requestContext)
  await readHandoff(routerContext)
  const isSite = !isOffice(new URL(request.url).pathname)
  const page = (
    <ServerRouter
      context={isSite ? withSiteManifest(routerContext) : routerContext}
      url={request.url}
      nonce={scriptMark}
    />
  )
  context.get(renderedContext).html = `<!DOCTYPE html>${renderToString(page)}`
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/** Visitors never reach the back office by the router. */
function withSiteManifest(context: EntryContext): EntryContext {
  return { ...context, manifest: { ...context.manifest, url: siteManifestUrl(context.manifest.url) } }
}

/**
 * The loaders' data for the browser, read before the page is rendered: the router would suspend until it has come as
 * a stream, and a page that suspends cannot be rendered as one string, which takes less time than a stream.
 */
async function readHandoff({ serverHandoffStream, renderMeta }: EntryContext): Promise<void> {
  if (!serverHandoffStream || !renderMeta) return
  const value = await text(serverHandoffStream)
  renderMeta.streamCache = { 0: Object.assign(Promise.resolve(), { result: { done: true, value } }) }
}

/** An answer below 500 is the asker's mistake: the log's line of the request says enough. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return
  if (!request.signal.aborted) context.get(requestContext).logError(error)
}
