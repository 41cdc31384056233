import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { hiddenSiteHeader, hiddenSiteMessage, staysOpen } from '../../app/urls.ts'
import type { Backend } from '../../backend/open.ts'
import { languageOfPath } from '../../domain/language.ts'
import type { AppEnv } from '../app-env.ts'
import { createComingSoonPage } from '../coming-soon-page.ts'
import { asksForPage } from '../error-page.ts'
import type { Publication } from '../pages/publication.ts'

/** Robots come again after an hour. A site that is published meanwhile is open to people at once. */
const retryAfterSeconds = '3600'

/**
 * The only place that closes a site which is not published. Visitors get „Очаквайте“ at every URL that `staysOpen` does
 * not name, whatever route it has; people who are signed in get the site, and nothing on the way to them keeps a copy.
 */
export function hideUnpublished(backend: Backend, publication: Publication) {
  const comingSoonPage = createComingSoonPage(backend)
  return createMiddleware<AppEnv>(async (c, next) => {
    // The path as React Router reads it: with dots and backslashes resolved.
    const { pathname } = new URL(c.req.url)
    if (staysOpen(pathname) || (await publication.isPublished())) return next()
    if (!(await isStaff(c, backend))) {
      c.set('refusal', 'not published')
      return asHidden(
        asksForPage(c) ? await comingSoonPage(languageOfPath(pathname)) : c.text(hiddenSiteMessage, 503),
      )
    }
    await next()
    const { headers } = c.res
    headers.set('X-Robots-Tag', 'noindex')
    headers.set('Cache-Control', forOneBrowser(headers.get('Cache-Control') ?? ''))
    return undefined
  })
}

/** Whether an admin or agent has sent the request. A session is not enough: the account may be deactivated. */
async function isStaff(c: Context<AppEnv>, { auth }: Backend): Promise<boolean> {
  return c.var.session !== undefined && (await auth.findUser(c.req.raw.headers)) !== undefined
}

function asHidden(response: Response): Response {
  response.headers.set('Retry-After', retryAfterSeconds)
  response.headers.set('Cache-Control', 'no-store')
  response.headers.set('X-Robots-Tag', 'noindex')
  response.headers.set(hiddenSiteHeader, '1')
  return response
}

/**
 * The Cache-Control of what staff see of a hidden site. Stored files never change, so the browser may keep
 * them, but no proxy; pages are kept nowhere.
 */
function forOneBrowser(caching: string): string {
  return caching.startsWith('public') ? caching.replace('public', 'private') : 'no-store'
}
