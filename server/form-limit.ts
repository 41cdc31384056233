import { createMiddleware } from 'hono/factory'
import { refuse } from './error-page.ts'

const largestForm = 1024 * 1024

/** Browsers say how long a form is; a body of unknown length is no form of ours. */
export const formLimit = createMiddleware(async (c, next) => {
  if (c.req.header('Transfer-Encoding')) return refuse(c, 411)
  if (Number(c.req.header('Content-Length') ?? 0) > largestForm) return refuse(c, 413)
  return next()
})
