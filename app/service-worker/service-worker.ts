import { clientsClaim } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { isAsset } from '../urls.ts'
import { assetCache, imageCache, pages } from './cache-strategies.ts'
import type { CacheMessage } from './messages.ts'
import { offlinePage } from './offline-page.ts'
import { cachePage, handlePageData } from './page-data.ts'
import { isImage, isPage, isPageData } from './what-to-cache.ts'
import { type LastingEvent, worker } from './worker-scope.ts'

/** The files that every public page may need, written in by the build. */
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

registerRoute(({ url }) => ours(url) && isBuilt(url), assetCache)
registerRoute(({ url, request }) => ours(url) && isImage(url, request.destination), imageCache)
registerRoute(({ url }) => ours(url) && isPageData(url), handlePageData)
registerRoute(
  ({ url, request }) => ours(url) && request.mode === 'navigate' && isPage(url),
  (options) => pages.handle(options).catch(() => offlinePage(shell.filter((url) => url.endsWith('.css')))),
)

/** As a browser asks for an image, so that its own cache can answer. */
const imageHeaders = { Accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' }

worker.addEventListener('message', (event) => {
  const message = event.data as CacheMessage
  if (message?.kind !== 'keep') return
  for (const url of message.urls) event.waitUntil(cacheUrl(new URL(url), event))
})

async function cacheUrl(url: URL, event: LastingEvent): Promise<void> {
  if (isImage(url, 'image')) {
    await imageCache.handleAll({ event, request: new Request(url, { headers: imageHeaders }) })[1]
  } else if (isPage(url)) await cachePage(url, event)
}
