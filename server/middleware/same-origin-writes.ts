import { createMiddleware } from 'hono/factory'
import { errorResponse } from '../error-page.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** CSRF protection: refuses writes that another site's page makes a browser send. */
export function sameOriginWrites(publicUrl: string | undefined) {
  return createMiddleware(async (c, next) => {
    if (!safeMethods.has(c.req.method)) {
      const origin = c.req.header('Origin')
      const site = c.req.header('Sec-Fetch-Site')
      const foreign = site !== undefined && site !== 'same-origin' && site !== 'none'
      const ours = origin === undefined || origin === publicUrl || sameHost(origin, c.req.url)
      if (foreign || !ours) return errorResponse(c, 403)
    }
    return next()
  })
}

function sameHost(origin: string, url: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host
}
