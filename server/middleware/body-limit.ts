import { createMiddleware } from 'hono/factory'
import { errorResponse } from '../error-page.ts'

const maxFormBytes = 1024 * 1024

/** Browsers send Content-Length with every form. A chunked body has none, so its size is unknown: 411. */
export const formLimit = createMiddleware(async (c, next) => {
  if (c.req.header('Transfer-Encoding')) return errorResponse(c, 411)
  if (Number(c.req.header('Content-Length') ?? 0) > maxFormBytes) return errorResponse(c, 413)
  return next()
})
