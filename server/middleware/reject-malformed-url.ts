import { createMiddleware } from 'hono/factory'
import { errorResponse } from '../error-page.ts'

const maxPathLength = 2000
const maxQueryLength = 4000
const maxParameters = 100

/** Refuses URLs that are too long or cannot be decoded before anything tries to parse them. */
export const rejectMalformedUrl = createMiddleware(async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  return isWellFormedUrl(pathname, search.slice(1)) ? next() : errorResponse(c, 400)
})

export function isWellFormedUrl(path: string, query: string): boolean {
  if (path.length > maxPathLength || query.length > maxQueryLength) return false
  if (query.split('&').length > maxParameters) return false
  return isDecodable(path) && !query.includes('%00')
}

/** A NUL in a file name would make Node throw, and no path of ours contains one. */
function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}
