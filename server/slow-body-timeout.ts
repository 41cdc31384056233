import type { IncomingMessage, Server } from 'node:http'

export interface MinBodyRate {
  /** Milliseconds that every body has besides those it earns, because mobile connections stall for a while. */
  grace: number
  /** What earns a body another second, from its first byte on: what has come in time pays for a later stall. */
  minBytesPerSecond: number
}

/** A form of 2 KB has 17 seconds to arrive, one of 64 KB 79, and an upload that has sent 600 KB ten minutes. */
export const defaultBodyRate: MinBodyRate = { grace: 15_000, minBytesPerSecond: 1024 }

interface Arriving {
  incoming: IncomingMessage
  startedAt: number
  /** `bytesRead` of the connection when the request began. */
  before: number
}

/**
 * Closes connections whose request body arrives slower than any real network. A client that sends a byte now and then
 * would otherwise hold the connection, and the action that waits for the body, for as long as a large upload may take.
 */
export function slowBodyTimeout(
  server: Server,
  { grace, minBytesPerSecond }: MinBodyRate = defaultBodyRate,
): void {
  const arriving = new Set<Arriving>()
  server.prependListener('request', (incoming: IncomingMessage) => {
    const { headers, socket } = incoming
    if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return
    arriving.add({ incoming, startedAt: performance.now(), before: socket.bytesRead })
  })
  const closeSlow = () => {
    const now = performance.now()
    for (const body of arriving) {
      const { incoming, startedAt, before } = body
      const { socket, complete } = incoming
      if (complete || socket.destroyed) arriving.delete(body)
      // A paused socket is not slow: the server itself reads nothing while it works on the body.
      else if (socket.isPaused()) body.startedAt = now
      else if (socket.bytesRead - before < ((now - startedAt - grace) / 1000) * minBytesPerSecond)
        socket.destroy()
    }
  }
  const timer = setInterval(closeSlow, grace / 4)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}
