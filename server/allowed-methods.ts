import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { errorResponse } from './error-page.ts'

const methods = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** No page takes any other, and of some, such as TRACE, no `Request` can be made for React Router. */
export const rejectUnknownMethod = createMiddleware(async (c, next) =>
  methods.has(c.req.method) ? next() : errorResponse(c, 405),
)

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
