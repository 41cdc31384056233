import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { errorResponse } from '../error-page.ts'

const methods = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** Refuses methods that no route has. Of some, such as TRACE, no `Request` can be made for React Router. */
export const rejectUnknownMethod = createMiddleware(async (c, next) =>
  methods.has(c.req.method) ? next() : errorResponse(c, 405),
)

/**
 * Adds `Allow` to a 405 that lacks it: a route that React Router refuses itself has no action, so it can only be read.
 * For resource routes React Router would send a JSON of an unexpected error instead.
 */
export const allowedMethods = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (c.res.status !== 405 || c.res.headers.has('Allow')) return
  if (c.res.headers.get('Content-Type')?.startsWith('application/json')) {
    // Hono copies the headers of the old response to a new one; unset first, its Content-Encoding is not copied.
    c.res = undefined
    c.res = errorResponse(c, 405)
  }
  c.res.headers.set('Allow', 'GET, HEAD')
})
