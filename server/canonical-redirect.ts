import { createMiddleware } from 'hono/factory'

/**
 * Sends whoever reads a page by a second URL, with other slashes, capitals or letters written as codes, to the one
 * that it has: cached pages, search engines and canonical links know no other. The router asks for page data by URLs
 * of its own.
 */
export const canonicalRedirect = createMiddleware(async (c, next) => {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  // As a URL reads it: a backslash is a slash by now, so that what is sent back cannot lead to another host.
  const { pathname, search } = new URL(c.req.url)
  const canonical = canonicalPath(pathname)
  if (!isRead || canonical === pathname || pathname.endsWith('.data')) return next()
  return c.redirect(canonical + search, 308)
})

/** Begins with one slash and no second one: as a URL of its own it stays on this site. */
export function canonicalPath(pathname: string): string {
  const single = decodeUnreserved(pathname).replace(/\/{2,}/g, '/')
  const [first = '', ...rest] = single.slice(1).split('/')
  // What comes after the first part may be the id of a record or the name of a file.
  const lower = ['', lowerCased(first), ...rest].join('/')
  return lower === '/' ? lower : lower.replace(/\/$/, '')
}

/** Codes are left as they are: `%D0` is not another letter than `%d0`, but another URL. */
function lowerCased(part: string): string {
  return part.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (found) =>
    found.startsWith('%') ? found : found.toLowerCase(),
  )
}

/** `%61partments` is `apartments`; a slash or a percent sign that is written as a code stays one. */
function decodeUnreserved(pathname: string): string {
  return pathname.replace(/%(2d|2e|5f|7e|3\d|[46][1-9a-f]|[57][0-9a])/gi, (code) => decodeURIComponent(code))
}
