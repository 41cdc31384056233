import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverUrls, urls } from '../../app/urls.ts'
import { startingPage } from '../error-page.ts'

export interface LifeCycle {
  handle: RequestListener
  /** Hands requests to the application, also those that have waited for it. */
  ready(listener: RequestListener): void
  /** Health checks fail from now on, so that a balancer sends new requests elsewhere; the rest is still served. */
  stopping(): void
}

/**
 * The process between its start and its end. `alive` says that it responds at all, so restarting it would not help.
 * `ready` says that it may be sent visitors, also while the database or the file store is unavailable: all servers share
 * those, and each still sends its cached pages.
 */
export function createLifeCycle(timeout = 3_000): LifeCycle {
  let state: 'starting' | 'ready' | 'stopping' = 'starting'
  let handleRequest: RequestListener = () => {}
  const prepared = Promise.withResolvers<void>()
  const handleInTime = async (request: IncomingMessage, response: ServerResponse) => {
    await Promise.race([prepared.promise, sleep(timeout)])
    if (state === 'starting') await respondStarting(request, response)
    else handleRequest(request, response)
  }
  return {
    handle(request, response) {
      if (isRequestOf(serverUrls.alive, request)) return respond(response, 200, 'alive')
      if (isRequestOf(serverUrls.ready, request))
        return respond(response, state === 'ready' ? 200 : 503, state)
      // Keep-alive clients would send their next request on a connection that is about to close.
      if (state === 'stopping') response.setHeader('Connection', 'close')
      if (isRequestOf(urls.health, request) && state !== 'ready') return respond(response, 503, state)
      return state === 'starting' ? handleInTime(request, response) : handleRequest(request, response)
    },
    ready(listener) {
      handleRequest = listener
      state = 'ready'
      prepared.resolve()
    },
    stopping() {
      state = 'stopping'
    },
  }
}

function isRequestOf(path: string, { method, url }: IncomingMessage): boolean {
  return url === path && (method === 'GET' || method === 'HEAD')
}

/** 503 with Retry-After: a proxy asks another server, a browser retries. */
async function respondStarting({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  const page = startingPage(url.split('?', 1)[0] ?? '')
  response.writeHead(page.status, Object.fromEntries(page.headers))
  response.end(await page.text())
}

function respond(response: ServerResponse, code: number, status: string): void {
  response.writeHead(code, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify({ status }))
}
