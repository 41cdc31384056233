import { createMiddleware } from 'hono/factory'

/**
 * Redirects other spellings of a URL (slashes, capitals, encoded letters) to the canonical one, so that a page
 * has one cache entry and one URL in search engines. Data requests of the router (`.data`) are left alone.
 */
export const canonicalRedirect = createMiddleware(async (c, next) => {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  // URL turns backslashes into slashes, so that the redirect cannot lead to another host.
  const { pathname, search } = new URL(c.req.url)
  const canonical = canonicalPath(pathname)
  if (!isRead || canonical === pathname || pathname.endsWith('.data')) return next()
  return c.redirect(canonical + search, 308)
})

/** The spelling of a path that we publish. It begins with one slash: two would make it another host's URL. */
export function canonicalPath(pathname: string): string {
  const single = decodeUnreserved(pathname).replace(/\/{2,}/g, '/')
  const [first = '', ...rest] = single.slice(1).split('/')
  // Later segments may be ids or file names, in which capitals matter.
  const lower = ['', lowerCased(first), ...rest].join('/')
  return lower === '/' ? lower : lower.replace(/\/$/, '')
}

/** Turns capitals into small letters, but not those of percent codes such as `%D0`. */
function lowerCased(part: string): string {
  return part.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (found) =>
    found.startsWith('%') ? found : found.toLowerCase(),
  )
}

/** `%61partments` becomes `apartments`; an encoded slash or percent sign stays encoded. */
function decodeUnreserved(pathname: string): string {
  return pathname.replace(/%(2d|2e|5f|7e|3\d|[46][1-9a-f]|[57][0-9a])/gi, (code) => decodeURIComponent(code))
}
