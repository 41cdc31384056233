import { createMiddleware } from 'hono/factory'
import { errorResponse } from './error-page.ts'

const maxPathLength = 2000
const maxQueryLength = 4000
const maxParameters = 100

/** URLs that no page of ours has are turned away before anything tries to understand them. */
export const rejectMalformedUrl = createMiddleware(async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  return isWellFormedUrl(pathname, search.slice(1)) ? next() : errorResponse(c, 400)
})

export function isWellFormedUrl(path: string, query: string): boolean {
  if (path.length > maxPathLength || query.length > maxQueryLength) return false
  if (query.split('&').length > maxParameters) return false
  return isDecodable(path) && !query.includes('%00')
}

/** NUL is in no path of ours; in the name of a file it would make Node throw. */
function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}
