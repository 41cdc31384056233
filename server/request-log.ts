import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import type { AppEnv } from './app-env.ts'
import { randomBytes } from 'node:crypto'

const letters = 32
let drawn = ''
let used = 0

/** A name for a request that nobody else has or guesses. Drawn by the hundred: thousands are asked for in a second. */
export function newRequestId(): string {
  if (used === drawn.length) {
    drawn = randomBytes(4096).toString('hex')
    used = 0
  }
  used += letters
  return drawn.slice(used - letters, used)
}

interface Line {
  method: string
  path: string
  status: number
  started: number
  refusal?: string | undefined
}

export function logRequest(log: Logger, { started, refusal, ...line }: Line): void {
  log.info({ ...line, milliseconds: Math.round(performance.now() - started), refusal }, 'request')
}

/** One line for each request, found again by the id that the answer carries. */
export function requestLog(log: Logger) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const requestId = newRequestId()
    const started = performance.now()
    c.set('requestId', requestId)
    c.set('log', log.child({ requestId }))
    await next()
    c.res.headers.set('X-Request-Id', requestId)
    const { method, path } = c.req
    logRequest(c.var.log, { method, path, status: statusOf(c), started, refusal: c.var.refusal })
  })
}

/** 499, as proxies say it, when the browser did not wait: what became of the rest is nobody's trouble. */
export function statusOf({ env, res }: Context<AppEnv>): number {
  return env.outgoing.destroyed ? 499 : res.status
}
