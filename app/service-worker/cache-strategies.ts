import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { stamp } from './cached-at.ts'
import { isCacheable, isGatewayError } from './what-to-cache.ts'

const day = 24 * 60 * 60
/** Seconds without an answer until a cached copy is shown instead. */
const timeoutSeconds = 8

const cacheableOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isCacheable(response) ? stamp(response, new Date()) : null),
}
const gatewayErrorIsNoConnection: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (isGatewayError(response.status)) throw new Error(`gateway answered ${response.status}`)
    return response
  },
}

const matchOptions = { ignoreVary: true }

function networkFirst(cacheName: string, maxEntries: number) {
  return new NetworkFirst({
    cacheName,
    matchOptions,
    networkTimeoutSeconds: timeoutSeconds,
    plugins: [
      gatewayErrorIsNoConnection,
      cacheableOnly,
      new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true, matchOptions }),
    ],
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
      new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * day, purgeOnQuotaError: true, matchOptions }),
    ],
  })
}

export const pages = networkFirst('pages', 400)
export const pageData = networkFirst('page-data', 300)
/** Names of stored images carry their moment: what is behind one never changes. */
export const imageCache = cacheFirst('pictures', 400, 60)
/**
 * Names of built files carry a hash. Those of earlier releases stay for a while: pages that are still open,
 * and cached pages, go on finding the scripts that they were made with.
 */
export const assetCache = cacheFirst('assets', 400, 60)
