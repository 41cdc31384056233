import type { IncomingMessage, Server } from 'node:http'

export interface MinBodyRate {
  /** How long a body may take whatever its pace, in milliseconds: lines of phones fall silent for a while. */
  grace: number
  /** What has to arrive on average from then on, in bytes for each second. */
  minBytesPerSecond: number
}

/** Ten minutes at this pace bring 600 KB; a line that is slower ends an upload by the limit of the whole request. */
export const defaultBodyRate: MinBodyRate = { grace: 60_000, minBytesPerSecond: 1024 }

interface Arriving {
  incoming: IncomingMessage
  begun: number
  /** What the connection had received before. */
  before: number
}

/**
 * Closes connections on which a body arrives slower than any line that is in use: whoever sends a byte now and then
 * would hold a connection, and the work that waits for the body, for as long as a large upload may take.
 */
export function slowBodyTimeout(
  server: Server,
  { grace, minBytesPerSecond }: MinBodyRate = defaultBodyRate,
): void {
  const arriving = new Set<Arriving>()
  server.prependListener('request', (incoming: IncomingMessage) => {
    const { headers, socket } = incoming
    if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return
    arriving.add({ incoming, begun: performance.now(), before: socket.bytesRead })
  })
  const closeSlow = () => {
    const now = performance.now()
    for (const body of arriving) {
      const { incoming, begun, before } = body
      const { socket, complete } = incoming
      if (complete || socket.destroyed) arriving.delete(body)
      // A connection that we read nothing from, because whoever works on the body is busy, is not slow.
      else if (socket.isPaused()) body.begun = now
      else if (socket.bytesRead - before < ((now - begun - grace) / 1000) * minBytesPerSecond)
        socket.destroy()
    }
  }
  const timer = setInterval(closeSlow, grace / 4)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}
