import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { type Line, streamChanges, streamHeaders, tooManyHeaders } from '../app/resources/change-stream.ts'
import { serverUrls } from '../app/urls.ts'
import { publicCollections } from '../backend/data/schema.ts'
import type { Backend } from '../backend/open.ts'
import { contentSecurityPolicy } from './content-security.ts'
import { newRequestId } from './request-id.ts'
import { logRequest } from './request-log.ts'
import { listSecurityHeaders } from './security-headers.ts'
import { visitorOf } from './visitor.ts'

interface Deps {
  backend: Backend
  release: string
  trustProxy: number
  log: Logger
}

/** Of messages that a browser has not read: it is disconnected, comes back and catches up. */
const maxUnreadBytes = 16 * 1024

/**
 * What visitors hear of changes: not even how often an enquiry comes in leaves the admin area. Written straight to
 * each socket and in one piece, so without chunks: when thousands listen, the last one hears of a change in a third of
 * the time. Returns whether it has answered.
 */
export function createLiveListener({ backend, release, trustProxy, log }: Deps) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const { method = '', url = '' } = incoming
    if (url.split('?', 1)[0] !== serverUrls.live || (method !== 'GET' && method !== 'HEAD')) return false
    const started = performance.now()
    const { ip, overTls } = visitorOf(incoming, trustProxy)
    const isListening = method === 'GET'
    const place = isListening ? backend.live.admit(ip) : () => {}
    const status = place ? 200 : 429
    const requestId = newRequestId()
    if (isListening) outgoing.removeHeader('Transfer-Encoding')
    outgoing.writeHead(status, {
      ...(place ? streamHeaders : tooManyHeaders),
      ...Object.fromEntries(listSecurityHeaders(overTls)),
      'Content-Security-Policy': contentSecurityPolicy(),
      'X-Request-Id': requestId,
    })
    logRequest(log.child({ requestId }), { method, path: serverUrls.live, status, started })
    if (!place || !isListening) outgoing.end()
    else listen(outgoing, place, log)
    return true
  }

  function listen(outgoing: ServerResponse, giveBackPlace: () => void, log: Logger): void {
    let hasHead = false
    const line: Line = {
      send(message) {
        if (outgoing.writableEnded) return
        if (outgoing.writableLength > maxUnreadBytes) return void outgoing.destroy()
        // There is no socket as long as the answer to an earlier request on it is not through.
        const to = (hasHead && outgoing.socket) || outgoing
        to.write(message)
        hasHead = true
      },
      end: () => outgoing.end(),
    }
    const { leave, begun } = streamChanges(line, backend, { hears: publicCollections, release })
    outgoing.on('close', () => {
      leave()
      giveBackPlace()
    })
    begun.catch((error) => {
      log.error({ err: error }, 'request failed')
      outgoing.destroy()
    })
  }
}
