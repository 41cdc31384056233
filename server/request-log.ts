import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import type { AppEnv } from './app-env.ts'

/** One line for each request, found again by the id that the answer carries. */
export function requestLog(log: Logger) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const requestId = crypto.randomUUID()
    const started = performance.now()
    c.set('requestId', requestId)
    c.set('log', log.child({ requestId }))
    await next()
    c.res.headers.set('X-Request-Id', requestId)
    const milliseconds = Math.round(performance.now() - started)
    const { method, path } = c.req
    const { log: line, refusal } = c.var
    line.info({ method, path, status: c.res.status, milliseconds, refusal }, 'request')
  })
}
