import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'

/** Cancels the body when the browser has left: nobody will read it, and it may hold a file or a subscription open. */
export const cancelAbandonedBody = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (c.env.outgoing.destroyed) await c.res.body?.cancel()
})

/**
 * Closes connections that have read nothing of what was written to them for so long: by Node's own timer, which sees
 * every part of an answer that goes. Only those for whom something waits when they are looked at have one, as every
 * read and write starts it anew: for all, it would cost each request something for what happens to hardly any. With
 * nothing left to read, the server is still working on the answer, or an upload is still arriving.
 */
export function slowClientTimeout(server: Server, timeout: number): void {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const closeSlow = () => {
    for (const socket of sockets) {
      const isTimed = socket.timeout === timeout
      if (socket.writableLength > 0 && !isTimed) socket.setTimeout(timeout)
      else if (socket.writableLength === 0 && isTimed) socket.setTimeout(0)
    }
  }
  const timer = setInterval(closeSlow, timeout / 4)
  server.once('close', () => clearInterval(timer))
}
