import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { errorPage, errorResponse } from './error-page.ts'

/** People read a page where something failed or is not there, also where a file or a list for programs was asked for. */
export const htmlErrors = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { status, headers } = c.res
  const isPlainText = headers.get('Content-Type')?.startsWith('text/plain') ?? true
  const isReplaceable = status === 404 || status >= 500
  if (!isReplaceable || !isPlainText || !c.req.header('Accept')?.includes('text/html')) return
  if (status === 404) {
    c.res = errorResponse(c, 404)
    return
  }
  const page = errorPage(c.var.requestId, status)
  const retryAfter = headers.get('Retry-After')
  if (retryAfter) page.headers.set('Retry-After', retryAfter)
  c.res = page
})
