import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { type Line, streamChanges, streamHeaders, tooManyHeaders } from '../app/resources/change-stream.ts'
import { serverUrls } from '../app/urls.ts'
import { publicCollections } from '../backend/data/schema.ts'
import type { Backend } from '../backend/open.ts'
import { logRequest, newRequestId } from './middleware/request-log.ts'
import { listSecurityHeaders } from './middleware/security-headers.ts'
import { contentSecurityPolicy } from './rendering/content-security.ts'
import { visitorOf } from './visitor.ts'

interface Deps {
  backend: Backend
  release: string
  trustProxy: number
  log: Logger
}

/** A browser with more unread messages is disconnected; it reconnects and catches up. */
const maxUnreadBytes = 16 * 1024

/**
 * Streams changes of public collections to visitors, who must not learn how often enquiries arrive. It writes
 * to the sockets directly and without chunked encoding: with thousands of listeners the last one gets a change
 * in a third of the time. Returns false when the request is for another URL.
 */
export function createLiveListener({ backend, release, trustProxy, log }: Deps) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const { method = '', url = '' } = incoming
    if (url.split('?', 1)[0] !== serverUrls.live || (method !== 'GET' && method !== 'HEAD')) return false
    const started = performance.now()
    const { ip, overTls } = visitorOf(incoming, trustProxy)
    const isListening = method === 'GET'
    const slot = isListening ? backend.live.admit(ip) : () => {}
    const status = slot ? 200 : 429
    const requestId = newRequestId()
    if (isListening) outgoing.removeHeader('Transfer-Encoding')
    outgoing.writeHead(status, {
      ...(slot ? streamHeaders : tooManyHeaders),
      ...Object.fromEntries(listSecurityHeaders(overTls)),
      'Content-Security-Policy': contentSecurityPolicy(),
      'X-Request-Id': requestId,
    })
    logRequest(log, { requestId, method, path: serverUrls.live, status, started })
    if (!slot || !isListening) outgoing.end()
    else listen(outgoing, slot, log)
    return true
  }

  function listen(outgoing: ServerResponse, releaseSlot: () => void, log: Logger): void {
    let hasHead = false
    const line: Line = {
      send(message) {
        if (outgoing.writableEnded) return
        if (outgoing.writableLength > maxUnreadBytes) return void outgoing.destroy()
        // A pipelined response has no socket until the response before it has been sent.
        const to = (hasHead && outgoing.socket) || outgoing
        to.write(message)
        hasHead = true
      },
      end: () => outgoing.end(),
    }
    const { leave, begun } = streamChanges(line, backend, { subscribed: publicCollections, release })
    outgoing.on('close', () => {
      leave()
      releaseSlot()
    })
    begun.catch((error) => {
      log.error({ err: error }, 'request failed')
      outgoing.destroy()
    })
  }
}
