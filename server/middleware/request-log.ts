import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import { withoutKey } from '../../app/urls.ts'
import type { AppEnv } from '../app-env.ts'

const letters = 32
let drawn = ''
let used = 0

/** A random id. Bytes are drawn for 256 ids at once: one call for each is noticeable at 20,000 a second. */
export function newRequestId(): string {
  if (used === drawn.length) {
    drawn = randomBytes(4096).toString('hex')
    used = 0
  }
  used += letters
  return drawn.slice(used - letters, used)
}

interface Line {
  requestId: string
  method: string
  path: string
  status: number
  started: number
  refusal?: string | undefined
}

/** The id is in the line itself: a child logger for each request costs more than a cached page. */
export function logRequest(log: Logger, { requestId, method, path, status, started, refusal }: Line): void {
  const milliseconds = Math.round(performance.now() - started)
  log.info({ requestId, method, path: withoutKey(path), status, milliseconds, refusal }, 'request')
}

/** Logs one line for each request, with the id that the response carries in X-Request-Id. */
export function requestLog(log: Logger, requests = new AsyncLocalStorage<string>()) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const requestId = newRequestId()
    const started = performance.now()
    c.set('requestId', requestId)
    c.set('log', log.child({ requestId }))
    await requests.run(requestId, next)
    c.res.headers.set('X-Request-Id', requestId)
    const { method, path } = c.req
    logRequest(log, {
      requestId,
      method,
      path,
      status: statusOf(c),
      started,
      refusal: c.var.refusal,
    })
  })
}

/** Returns 499, as nginx logs it, when the client has disconnected: that is not an error of the server. */
export function statusOf({ env, res }: Context<AppEnv>): number {
  const { destroyed, headersSent, statusCode } = env.outgoing
  // A cached page is sent past the response of the application.
  return destroyed ? 499 : headersSent ? statusCode : res.status
}
