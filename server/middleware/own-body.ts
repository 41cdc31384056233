import type { ServerResponse } from 'node:http'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'

/**
 * Owns every body that leaves the application: it is read to its end, or cancelled when its connection closes, because
 * it may hold a file, a socket or a subscription open. The adapter behind cancels what it reads only when the connection
 * closes after the headers were written. A body that fails is logged with its request and ends the connection, where the
 * adapter would send the error's message to the visitor.
 */
export const ownBody = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { outgoing } = c.env
  const { body } = c.res
  if (!body) return
  if (outgoing.destroyed || c.req.method === 'HEAD') await body.cancel()
  else c.res = new Response(readUntilClosed(body, c), c.res)
})

function readUntilClosed(
  body: ReadableStream<Uint8Array>,
  { env: { outgoing }, var: { log } }: Context<AppEnv>,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  const cancel = () => reader.cancel().catch(() => {})
  outgoing.once('close', cancel)
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          if (!outgoing.destroyed) log.error({ err: error }, 'request failed')
          outgoing.destroy()
          controller.close()
        }
      },
      cancel,
    },
    // Nothing is read before somebody sends it.
    { highWaterMark: 0 },
  )
}

/**
 * Keeps the request until its connection closes. Its signal, by which a file that was opened for it is closed, follows
 * that of the connection only as long as somebody refers to the request.
 */
export function keepUntilClosed(request: Request, outgoing: ServerResponse): Request {
  outgoing.once('close', () => void request)
  return request
}
