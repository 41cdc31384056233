import { createMiddleware } from 'hono/factory'

/**
 * Sends whoever reads a page by a second address, with a trailing or a doubled slash, to the one that it has: kept
 * pages, search engines and canonical links know no other. The router asks for page data by addresses of its own.
 */
export const oneAddress = createMiddleware(async (c, next) => {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  // As a URL reads it: a backslash is a slash by now, so that what is sent back cannot lead to another host.
  const { pathname, search } = new URL(c.req.url)
  const one = oneAddressOf(pathname)
  if (!isRead || one === pathname || pathname.endsWith('.data')) return next()
  return c.redirect(one + search, 308)
})

/** Begins with one slash and no second one: as an address of its own it stays on this site. */
export function oneAddressOf(pathname: string): string {
  const single = pathname.replace(/\/{2,}/g, '/')
  return single === '/' ? single : single.replace(/\/$/, '')
}
