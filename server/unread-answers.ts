import type { Server } from 'node:http'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'

/** Cancels the body when the browser has left: nobody will read it, and it may hold a file or a subscription open. */
export const closeUnreadAnswers = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (c.env.outgoing.destroyed) await c.res.body?.cancel()
})

/**
 * On a timeout, closes a connection that has not read what was written to it. With nothing left to read the timer
 * starts anew: the server is still working on the answer, or an upload is still arriving. The server listens, not each
 * answer: that would cost every request something for what happens to hardly any.
 */
export function letGoOfWhoReadsNothing(server: Server, patience: number): void {
  server.setTimeout(patience, (socket) => {
    if (socket.writableLength > 0) socket.destroy()
    else socket.setTimeout(patience)
  })
}
