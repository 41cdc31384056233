import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin, type ExpirationPluginOptions } from 'workbox-expiration'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { stamp } from './cached-at.ts'
import { isCacheable, isGatewayError } from './what-to-cache.ts'

const day = 24 * 60 * 60
/** If the network does not respond for this long, the cached copy is shown. */
const timeoutSeconds = 8

const cacheableOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isCacheable(response) ? stamp(response, new Date()) : null),
}
const gatewayErrorIsNoConnection: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (isGatewayError(response)) throw new Error(`gateway responded with ${response.status}`)
    return response
  },
}

const matchOptions = { ignoreVary: true }

function networkFirst(cacheName: string, maxEntries: number) {
  return new NetworkFirst({
    cacheName,
    matchOptions,
    networkTimeoutSeconds: timeoutSeconds,
    plugins: [gatewayErrorIsNoConnection, cacheableOnly, expiration({ maxEntries })],
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
