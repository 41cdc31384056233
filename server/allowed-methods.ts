import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { errorResponse } from './error-page.ts'

/**
 * Says with every 405 what a URL takes: one that refuses without saying so has no action, and can only be read.
 * For files and lists React Router would tell programs of an unexpected error.
 */
export const allowedMethods = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (c.res.status !== 405 || c.res.headers.has('Allow')) return
  if (c.res.headers.get('Content-Type')?.startsWith('application/json')) {
    // Hono hands the headers of an answer on to the next one: this one is not compressed as the old one was.
    c.res = undefined
    c.res = errorResponse(c, 405)
  }
  c.res.headers.set('Allow', 'GET, HEAD')
})
