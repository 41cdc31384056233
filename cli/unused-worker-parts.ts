import type { UnusedParts } from './unused-part-lists.ts'

/** What the service worker never asks of Workbox. */
export const workerParts: readonly UnusedParts[] = [
  {
    module: '/workbox-routing/Router.js',
    functions: ['addCacheListener', 'setDefaultHandler', 'setCatchHandler', 'unregisterRoute'],
  },
  {
    module: '/workbox-routing/registerRoute.js',
    // Every route is registered with a function.
    texts: [
      ["if (typeof capture === 'string')", 'if (false)'],
      ['if (capture instanceof RegExp)', 'if (false)'],
      ['if (capture instanceof Route)', 'if (false)'],
    ],
  },
  { module: '/workbox-expiration/CacheExpiration.js', functions: ['isURLExpired'] },
  { module: '/workbox-expiration/models/CacheTimestampsModel.js', functions: ['getTimestamp'] },
  {
    module: '/workbox-core/_private/cacheNames.js',
    texts: [
      [['updateDetails: (details)', 'getRuntimeName'], 'getRuntimeName'],
      [['getSuffix: () =>', '},'], ''],
    ],
  },
]
