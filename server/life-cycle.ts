import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { serverUrls, urls } from '../app/urls.ts'

export interface LifeCycle {
  handle: RequestListener
  /** From now on requests are answered; those that came before have waited. */
  ready(answer: RequestListener): void
  /** Requests are answered still, but whoever asks for our health is told to send the next ones elsewhere. */
  stopping(): void
}

/**
 * Where the process stands between its start and its end. Alive is whoever answers at all: it would not help to
 * start such a process anew. Ready is who can be sent visitors.
 */
export function createLifeCycle(): LifeCycle {
  let state: 'starting' | 'ready' | 'stopping' = 'starting'
  let answering: RequestListener | undefined
  const prepared = Promise.withResolvers<RequestListener>()
  return {
    handle(request, response) {
      if (isRequestOf(serverUrls.alive, request)) return tell(response, 200, 'alive')
      if (isRequestOf(urls.health, request) && state !== 'ready') return tell(response, 503, state)
      if (answering) return answering(request, response)
      return prepared.promise.then((answer) => answer(request, response))
    },
    ready(answer) {
      state = 'ready'
      answering = answer
      prepared.resolve(answer)
    },
    stopping() {
      state = 'stopping'
    },
  }
}

function isRequestOf(path: string, { method, url }: IncomingMessage): boolean {
  return url === path && (method === 'GET' || method === 'HEAD')
}

function tell(response: ServerResponse, code: number, status: string): void {
  response.writeHead(code, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify({ status }))
}
