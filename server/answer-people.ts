import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { errorPage } from './error-page.ts'

/** People read a page where something failed, also where a file or a list for programs was asked for. */
export const answerPeople = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { status, headers } = c.res
  const forPrograms = headers.get('Content-Type')?.startsWith('text/plain') ?? true
  if (status < 500 || !forPrograms || !c.req.header('Accept')?.includes('text/html')) return
  const page = errorPage(c.var.requestId, status)
  const retryAfter = headers.get('Retry-After')
  if (retryAfter) page.headers.set('Retry-After', retryAfter)
  c.res = page
})
