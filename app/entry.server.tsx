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
import { languageOfPath } from '../domain/language.ts'
import { pick } from '../domain/lists/pick.ts'
import { allTexts } from '../text/public/all-texts.ts'
import { renderedContext, requestContext } from './context.ts'
import { TextProvider } from './locale.tsx'
import { createRowPlaces } from './row-html.server.ts'
import { PlaceRowsContext } from './row-html.tsx'
import { isAdminUrl, siteManifestUrl } from './urls.ts'

/**
 * HTML of pages for apartments, parking spots and floors that do not exist. Their URLs are unlimited, so the page
 * cache cannot hold them by URL; but all of them show one of a few pages.
 */
const missingPages = createBoundedCache<string>(20)
const maxCachedHtmlLength = 20_000

/**
 * Renders the whole page as one string: the server hashes its inline scripts for the Content-Security-Policy and its
 * content for the ETag, and both need all of it.
 */
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
  const { pathname } = new URL(request.url)
  const isSite = !isAdminUrl(pathname)
  const language = languageOfPath(pathname)
  // A missing page depends on its language, its routes and loader data only, so it can be reused for every URL with the same ones.
  const pageKey =
    isSite && status === 404 && handoff && JSON.stringify([language, routesOf(routerContext), handoff])
  const cachedHtml = pageKey ? missingPages.get(pageKey) : undefined
  if (!cachedHtml && !(await rendered.turn())) return new Response(null, { status: 503 })
  const { place, fill } = createRowPlaces()
  const page = (
    <TextProvider text={allTexts[language]}>
      <PlaceRowsContext value={place}>
        <ServerRouter
          context={isSite ? forSite(routerContext) : routerContext}
          url={request.url}
          nonce={scriptNonce}
        />
      </PlaceRowsContext>
    </TextProvider>
  )
  rendered.html = cachedHtml ?? `<!DOCTYPE html>${renderToString(page)}`
  rendered.rows = await fill()
  if (pageKey && !cachedHtml && rendered.rows.size === 0 && pageKey.length < maxCachedHtmlLength)
    missingPages.set(pageKey, rendered.html)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/**
 * Public pages load a smaller route manifest that does not list the scripts of the admin. To render a page, React Router
 * makes routes of all that it gets and ranks them: it gets those of this page.
 */
function forSite(context: EntryContext): EntryContext {
  const { manifest } = context
  const ids = routesOf(context)
  const isWhole = context.staticHandlerContext.errors !== null
  const routes = isWhole ? manifest.routes : pick(manifest.routes, ids)
  return { ...context, manifest: { ...manifest, routes, url: siteManifestUrl(manifest.url) } }
}

/**
 * Reads the loader data that React Router streams to the browser, and hands it back through `renderMeta.streamCache`.
 * Normally `<Scripts>` renders a component that reads one chunk of `serverHandoffStream`, suspends until it arrives,
 * and stores its promise in `streamCache` under the chunk's number. `renderToString` cannot wait for a suspended
 * component, and `renderToPipeableStream`, which can, takes longer. So chunk 0 is stored here as if it had been read
 * already: `result` holds all data and says that the stream is done, and the component renders it in one script
 * without suspending. `streamCache` is private to React Router: after an update of it, check that pages still hydrate
 * (tests/e2e).
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

/**
 * Logs what loaders, actions and rendering throw. Responses below 500 are not logged: they are mistakes of the
 * client, and the request's log line has their status.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return
  if (!request.signal.aborted) context.get(requestContext).logError(error)
}
