import type { RequestListener } from 'node:http'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'

/** The body of an answer whose asker has left is never read; what it holds open must be closed all the same. */
export const closeUnreadAnswers = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (c.env.outgoing.destroyed) await c.res.body?.cancel()
})

/**
 * Lets go of somebody who reads nothing of what is waiting to be sent. One for whom nothing waits is let be: it is
 * we who still work, or its upload that still comes.
 */
export function lettingGo(handle: RequestListener): RequestListener {
  return (request, response) => {
    response.on('timeout', (socket) => {
      if (socket.writableLength > 0) socket.destroy()
      else socket.setTimeout(socket.timeout ?? 0)
    })
    handle(request, response)
  }
}
