import { createMiddleware } from 'hono/factory'
import { errorResponse } from './error-page.ts'

const methods = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** No page takes any other, and of some, such as TRACE, no `Request` can be made for React Router. */
export const rejectUnknownMethod = createMiddleware(async (c, next) =>
  methods.has(c.req.method) ? next() : errorResponse(c, 405),
)
