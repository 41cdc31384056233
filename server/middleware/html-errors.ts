import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { asksForPage, errorResponse, serverErrorPage } from '../error-page.ts'

/** Replaces a plain-text 404 or 5xx of a file or feed by a page when the client is a browser. */
export const htmlErrors = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { status, headers } = c.res
  const isPlainText = headers.get('Content-Type')?.startsWith('text/plain') ?? true
  const isReplaceable = status === 404 || status >= 500
  if (!isReplaceable || !isPlainText || !asksForPage(c)) return
  if (status === 404) {
    c.res = errorResponse(c, 404)
    return
  }
  const page = serverErrorPage({ path: c.req.path, requestId: c.var.requestId }, status)
  const retryAfter = headers.get('Retry-After')
  if (retryAfter) page.headers.set('Retry-After', retryAfter)
  c.res = page
})
