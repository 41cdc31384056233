import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'

/** Cancels the body when the browser has left: nobody will read it, and it may hold a file or a subscription open. */
export const closeUnreadAnswers = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (c.env.outgoing.destroyed) await c.res.body?.cancel()
})

/**
 * Closes connections that have read nothing of what was written to them for so long. With nothing left to read, the
 * server is still working on the answer, or an upload is still arriving. Looked at from time to time: a timer for each
 * connection would cost every request something for what happens to hardly any.
 */
export function letGoOfWhoReadsNothing(server: Server, patience: number): void {
  const seen = new Map<Socket, { sent: number; at: number }>()
  server.on('connection', (socket) => {
    seen.set(socket, { sent: 0, at: performance.now() })
    socket.once('close', () => seen.delete(socket))
  })
  const look = () => {
    const at = performance.now()
    for (const [socket, before] of seen) {
      const sent = socket.bytesWritten - socket.writableLength
      if (socket.writableLength === 0 || sent !== before.sent) seen.set(socket, { sent, at })
      else if (at - before.at >= patience) socket.destroy()
    }
  }
  const looking = setInterval(look, patience / 4)
  server.once('close', () => clearInterval(looking))
}
