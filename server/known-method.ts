import { createMiddleware } from 'hono/factory'
import { refuse } from './error-page.ts'

const methods = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** No page takes any other, and some cannot be handed on to one: TRACE makes no Request. */
export const knownMethod = createMiddleware(async (c, next) =>
  methods.has(c.req.method) ? next() : refuse(c, 405),
)
