import type { RouteHandlerCallback } from 'workbox-core/types.js'
import { pageData, pages } from './cache-strategies.ts'
import { cachedAt } from './cached-at.ts'
import type { DataMessage } from './messages.ts'
import { pageUrlOf } from './what-to-cache.ts'
import { type FetchEvent, type LastingEvent, type PageClient, worker } from './worker-scope.ts'

/** A copy of a page that is younger is good enough. */
const newEnough = 60_000

/** Data of a page that the router asks for: from the network, else from the cache. */
export const handlePageData: RouteHandlerCallback = async ({ request, url, event }) => {
  const { clientId }: FetchEvent = event
  const client = await worker.clients.get(clientId)
  try {
    const response = await pageData.handle({ request, event })
    const message: DataMessage = { kind: 'data', keptAt: cachedAt(response) }
    client?.postMessage(message)
    if (response.ok && !message.keptAt) event.waitUntil(cachePage(pageUrlOf(url), event))
    return response
  } catch {
    return loadFullPage(client, pageUrlOf(url))
  }
}

/** Who walks from page to page asks for data only: the page itself is fetched too, to be opened in any tab. */
export async function cachePage(page: URL, event: LastingEvent): Promise<void> {
  const known = await caches.match(page, { cacheName: 'pages', ignoreVary: true })
  const moment = known && cachedAt(known)
  if (moment && Date.now() - Date.parse(moment) < newEnough) return
  const request = new Request(page, { headers: { Accept: 'text/html' }, redirect: 'manual' })
  await pages.handleAll({ event, request })[1]
}

/** No data is cached: perhaps the page is, and if not, the page that says so opens instead of an error. */
async function loadFullPage(client: PageClient | undefined, page: URL): Promise<Response> {
  await client?.navigate(page.href).catch(() => null)
  // The page that asked is being left; an answer would only make it show an error on its way out.
  await new Promise((resolve) => setTimeout(resolve, 3000))
  return Response.error()
}
