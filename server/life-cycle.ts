import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverUrls, urls } from '../app/urls.ts'
import { startingPage } from './error-page.ts'

export interface LifeCycle {
  handle: RequestListener
  /** From now on requests are answered; those that came just before have waited. */
  ready(listener: RequestListener): void
  /** Requests are answered still, but whoever asks for our health is told to send the next ones elsewhere. */
  stopping(): void
}

/**
 * Where the process stands between its start and its end. Alive is whoever answers at all: it would not help to
 * start such a process anew. Ready is who can be sent visitors, also while the database or the file store is unavailable: all
 * servers share these, and each goes on sending the pages that it has.
 */
export function createLifeCycle(timeout = 3_000): LifeCycle {
  let state: 'starting' | 'ready' | 'stopping' = 'starting'
  let handleRequest: RequestListener = () => {}
  const prepared = Promise.withResolvers<void>()
  const handleInTime = async (request: IncomingMessage, response: ServerResponse) => {
    await Promise.race([prepared.promise, sleep(timeout)])
    if (state === 'starting') await respondStarting(response)
    else handleRequest(request, response)
  }
  return {
    handle(request, response) {
      if (isRequestOf(serverUrls.alive, request)) return respond(response, 200, 'alive')
      if (isRequestOf(serverUrls.ready, request))
        return respond(response, state === 'ready' ? 200 : 503, state)
      // Whoever keeps the connection would ask again on one that is about to be closed.
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

/** A proxy asks another server, a browser comes again. */
async function respondStarting(response: ServerResponse): Promise<void> {
  const page = startingPage()
  response.writeHead(page.status, Object.fromEntries(page.headers))
  response.end(await page.text())
}

function respond(response: ServerResponse, code: number, status: string): void {
  response.writeHead(code, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify({ status }))
}
