import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { defaultBodyRate } from './slow-body-timeout.ts'

/** Above it, the connections that have read the least of their responses are closed. */
const defaultMaxUnsent = 128 * 1024 * 1024

export interface SlowClientLimits {
  /** Milliseconds for which a client may read nothing; after them it must have read at the minimum rate, too. */
  timeout: number
  minBytesPerSecond?: number
  /** How many bytes of all responses together may wait in memory until clients read them. */
  maxUnsent?: number
}

/** A connection with unsent data. */
interface Waiting {
  since: number
  /** What had been sent by then. */
  before: number
  sent: number
  /** When some of it was last read. */
  readAt: number
}

/**
 * Bounds what clients leave unread, whatever the response: a socket without unsent data is waiting for the server, or
 * uploading; one with unsent data must read some of it again and again, at the minimum rate on average. When all unsent
 * data together is too much, those are closed that read slowest, but none that has waited for a moment only.
 */
export function slowClientTimeout(server: Server, limits: SlowClientLimits): void {
  const { timeout, minBytesPerSecond = defaultBodyRate.minBytesPerSecond } = limits
  const { maxUnsent = defaultMaxUnsent } = limits
  const sockets = new Map<Socket, Waiting | undefined>()
  server.on('connection', (socket) => {
    sockets.set(socket, undefined)
    socket.once('close', () => sockets.delete(socket))
  })

  const closeSlow = () => {
    const now = performance.now()
    const slow: { socket: Socket; rate: number }[] = []
    let unsent = 0
    for (const [socket, known] of sockets) {
      if (socket.writableLength === 0) {
        if (known) sockets.set(socket, undefined)
        continue
      }
      const sent = bytesSent(socket)
      const waiting = known ?? { since: now, before: sent, sent, readAt: now }
      if (sent > waiting.sent) Object.assign(waiting, { sent, readAt: now })
      sockets.set(socket, waiting)
      const read = sent - waiting.before
      const elapsed = now - waiting.since
      const isTooSlow = read < ((elapsed - timeout) / 1000) * minBytesPerSecond
      if (isTooSlow || now - waiting.readAt > timeout) {
        socket.destroy()
        continue
      }
      unsent += socket.writableLength
      if (elapsed >= timeout / momentsInTimeout) slow.push({ socket, rate: read / elapsed })
    }
    if (unsent <= maxUnsent) return
    for (const { socket } of slow.sort((one, other) => one.rate - other.rate)) {
      if (unsent <= maxUnsent) break
      unsent -= socket.writableLength
      socket.destroy()
    }
  }
  const timer = setInterval(closeSlow, Math.min(timeout / 4, 1000))
  timer.unref()
  server.once('close', () => clearInterval(timer))
}

/** Of a timeout of two minutes, five seconds. */
const momentsInTimeout = 24

/**
 * What the kernel has taken. Node counts a write as unsent until all of it was taken, however long it is; only the handle
 * knows how far it is.
 */
function bytesSent(socket: Socket): number {
  const { _handle } = socket as Socket & { _handle?: { bytesWritten: number; writeQueueSize: number } | null }
  return _handle ? _handle.bytesWritten - _handle.writeQueueSize : socket.bytesWritten
}
