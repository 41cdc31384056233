import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { errorPage } from './error-page.ts'

/** Where a restart is over, or the next server is asked. */
const retryAfterSeconds = '5'

/**
 * An answer that failed because the database or the file store is away says so with 503: programs come again, and a
 * proxy asks another server. People read a page, also where only a file or a list for programs was asked for.
 */
export const tellAway = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (c.res.status !== 500) return
  const { headers } = c.res
  const forProgram = headers.get('Content-Type')?.startsWith('text/plain') ?? true
  if (forProgram && c.req.header('Accept')?.includes('text/html')) c.res = errorPage(c.var.requestId)
  if (!c.var.away) return
  c.res = new Response(c.res.body, { status: 503, headers: c.res.headers })
  c.header('Retry-After', retryAfterSeconds)
})
