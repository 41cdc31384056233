import type { APIRequestContext } from '@playwright/test'

/**
 * Makes each request open a connection of its own. Playwright keeps connections without heeding how long the server
 * keeps them: a request on one that the server is just closing, as it was idle, fails with ECONNRESET.
 */
export function withOwnConnections(requests: APIRequestContext): APIRequestContext {
  const fetch = requests.fetch.bind(requests)
  requests.fetch = (url, options) =>
    fetch(url, { ...options, headers: { connection: 'close', ...options?.headers } })
  return requests
}
