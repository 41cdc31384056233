import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin, type ExpirationPluginOptions } from 'workbox-expiration'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { stamp } from './cached-at.ts'
import {
  isCacheable,
  isGatewayError,
  isNotPublished,
  isPageData,
  isShowroom,
  storedUrl,
} from './what-to-cache.ts'

const day = 24 * 60 * 60
/** If the network does not respond for this long, the cached copy is shown. */
const timeoutSeconds = 8

const isShowroomAt = (url: string) => isShowroom(new URL(url))

/** The HTML of another place would not be what the page expects at the one that is opened. */
const isStart = (url: string) => isPageData(new URL(url)) || storedUrl(url) === url

const cacheableOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    isStart(request.url) && isCacheable(response, isShowroomAt(request.url))
      ? stamp(response, new Date())
      : null,
}
const gatewayErrorIsNoConnection: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (isGatewayError(response)) throw new Error(`gateway responded with ${response.status}`)
    return response
  },
}

/**
 * The showroom is stored once, whatever its place, and no longer than it is open. An error page would be a way out of it,
 * so that errors of the server are no connection.
 */
function showroomIn(cacheName: string): WorkboxPlugin {
  return {
    cacheKeyWillBeUsed: async ({ request }) => storedUrl(request.url),
    fetchDidSucceed: async ({ request, response }) => {
      if (!isShowroomAt(request.url)) return response
      if (response.status === 404 || isNotPublished(response))
        await (await caches.open(cacheName)).delete(storedUrl(request.url), matchOptions)
      else if (response.status >= 500) throw new Error(`status ${response.status}`)
      return response
    },
  }
}

const matchOptions = { ignoreVary: true }

function networkFirst(cacheName: string, maxEntries: number) {
  return new NetworkFirst({
    cacheName,
    matchOptions,
    networkTimeoutSeconds: timeoutSeconds,
    plugins: [showroomIn(cacheName), gatewayErrorIsNoConnection, cacheableOnly, expiration({ maxEntries })],
  })
}

function cacheFirst(cacheName: string, maxEntries: number, days: number) {
  return new CacheFirst({
    cacheName,
    matchOptions,
    plugins: [
      {
        cacheWillUpdate: async ({ response }) =>
          response.status === 200 && isCacheable(response) ? response : null,
      },
      expiration({ maxEntries, maxAgeSeconds: days * day }),
    ],
  })
}

function expiration(limits: ExpirationPluginOptions): WorkboxPlugin {
  // Workbox declares the callbacks of its own plugin as possibly undefined, which `WorkboxPlugin` does not allow.
  return new ExpirationPlugin({ ...limits, purgeOnQuotaError: true, matchOptions }) as WorkboxPlugin
}

export const pages = networkFirst('pages', 400)
export const pageData = networkFirst('page-data', 300)
/** The URL of a stored image contains the time of its upload, so its content never changes. */
export const imageCache = cacheFirst('pictures', 400, 60)
/**
 * URLs of built files contain a hash of their content. Files of earlier releases stay cached, because open tabs and
 * cached pages still load the scripts of the release that rendered them.
 */
export const assetCache = cacheFirst('assets', 400, 60)
