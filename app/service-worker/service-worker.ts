import { clientsClaim } from 'workbox-core'
import type { RouteHandlerCallback } from 'workbox-core/types.js'
import { registerRoute } from 'workbox-routing'
import { defaultLanguage, languageOfPath, languagePrefix } from '../../domain/language.ts'
import { needsTranslation } from '../../domain/translations/needs-translation.ts'
import { offlinePages } from '../../text/public/offline-pages.ts'
import { pageTitle } from '../../text/public/page-title.ts'
import { isAsset } from '../urls.ts'
import { assetCache, imageCache, pageData, pages } from './cache-strategies.ts'
import { cachedAt } from './cached-at.ts'
import { type CacheMessage, type DataMessage, imageHeaders, showroomCache } from './messages.ts'
import { isImage, isNotPublished, isPage, isPageData, pageUrlOf, storedUrl } from './what-to-cache.ts'
import { type FetchEvent, type LastingEvent, type PageClient, worker } from './worker-scope.ts'

/** A cached page that is younger than this is not fetched again, in milliseconds. */
const newEnough = 60_000

/** Loader data that the router requests: from the network, else from the cache. */
const handlePageData: RouteHandlerCallback = async ({ request, url, event }) => {
  const { clientId }: FetchEvent = event
  const client = await worker.clients.get(clientId)
  try {
    const response = await pageData.handle({ request, event })
    // While the site is hidden, the page itself says „Очаквайте“; the router could only show an error.
    if (isNotPublished(response)) return loadFullPage(client, pageUrlOf(url))
    const message: DataMessage = { kind: 'data', keptAt: cachedAt(response) }
    client?.postMessage(message)
    if (response.ok && !message.keptAt) event.waitUntil(cachePage(pageUrlOf(url), event))
    return response
  } catch {
    return loadFullPage(client, pageUrlOf(url))
  }
}

/** Navigation inside the site loads data only, so the page itself is fetched too, to be opened in any tab. */
async function cachePage(page: URL, event: LastingEvent): Promise<void> {
  const url = storedUrl(page.href)
  const known = await caches.match(url, { cacheName: 'pages', ignoreVary: true })
  const moment = known && cachedAt(known)
  if (moment && Date.now() - Date.parse(moment) < newEnough) return
  const request = new Request(url, { headers: { Accept: 'text/html' }, redirect: 'manual' })
  await pages.handleAll({ event, request })[1]
}

/**
 * Opens the page itself, which may be cached, when there is no data for the router: with a failed data request
 * alone, the router would show an error.
 */
async function loadFullPage(client: PageClient | undefined, page: URL): Promise<Response> {
  await client?.navigate(page.href).catch(() => null)
  // Waits for the navigation: an earlier response would make the old page show an error until it is replaced.
  await new Promise((resolve) => setTimeout(resolve, 3000))
  return Response.error()
}

/** The building's name as the newest cached page has it, escaped for HTML; empty if no page is cached. */
async function cachedName(): Promise<string> {
  const cache = await caches.open('pages')
  for (const request of (await cache.keys()).toReversed()) {
    const page = await cache.match(request, { ignoreVary: true })
    const [, name] = (await page?.text())?.match(/<meta property="og:site_name" content="([^"]+)"/) ?? []
    if (name !== undefined) return name
  }
  return ''
}

/** Shown instead of a page that was never visited, in its language; it needs no scripts. */
async function offlinePage({ pathname }: URL, stylesheets: string[]): Promise<Response> {
  const language = languageOfPath(pathname)
  const { title, text, retry, home } = offlinePages[language]
  const name = await cachedName()
  const markBulgarian = needsTranslation(name) ? ` lang="${defaultLanguage}"` : ''
  const styles = stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  const html = `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><title>${pageTitle({ name }, title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${styles}</head><body>
<main class="mx-auto max-w-2xl px-6 py-32"><p${markBulgarian} class="text-2xl font-black">${name}</p>
<h1 class="mt-4 text-4xl">${title}</h1><p class="mt-4 text-lg">${text}</p>
<p class="mt-8 flex flex-wrap gap-6"><a class="font-semibold text-sea-700 underline" href="">${retry}</a>
<a class="font-semibold text-sea-700 underline" href="${languagePrefix(language) || '/'}">${home}</a></p></main></body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'",
    },
  })
}

/** The files that every public page may need, except its texts, inserted by the build. */
declare const __shell__: string[]
const shell = __shell__

// A new release takes over at once: pages come from the network first, and old scripts stay in the cache.
worker.skipWaiting()
clientsClaim()

worker.addEventListener('install', (event) => {
  const fetched = shell.map((url) => assetCache.handleAll({ event, request: new Request(url) })[0])
  event.waitUntil(Promise.all(fetched))
})

const isBuilt = ({ pathname }: URL) => isAsset(pathname) || shell.includes(pathname)
const ours = (url: URL) => url.origin === worker.location.origin

/** What the showroom has stored, in browsers that have opened one. */
const orFromShowroom =
  (strategy: typeof imageCache): RouteHandlerCallback =>
  async (options) =>
    (await caches.match(options.request, { cacheName: showroomCache, ignoreVary: true })) ??
    strategy.handle(options)

registerRoute(({ url }) => ours(url) && isBuilt(url), orFromShowroom(assetCache))
registerRoute(
  ({ url, request }) => ours(url) && isImage(url, request.destination),
  orFromShowroom(imageCache),
)
registerRoute(({ url }) => ours(url) && isPageData(url), handlePageData)
registerRoute(
  ({ url, request }) => ours(url) && request.mode === 'navigate' && isPage(url),
  (options) =>
    pages.handle(options).catch(() =>
      offlinePage(
        options.url,
        shell.filter((url) => url.endsWith('.css')),
      ),
    ),
)

worker.addEventListener('message', (event) => {
  const message: CacheMessage | undefined = event.data
  if (message?.kind !== 'keep') return
  for (const url of message.urls) event.waitUntil(cacheUrl(new URL(url), event))
})

async function cacheUrl(url: URL, event: LastingEvent): Promise<void> {
  if (isAsset(url.pathname)) await assetCache.handleAll({ event, request: new Request(url) })[1]
  else if (isImage(url, 'image')) {
    await imageCache.handleAll({ event, request: new Request(url, { headers: imageHeaders }) })[1]
  } else if (isPage(url)) await cachePage(url, event)
}
