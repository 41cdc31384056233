import type { IncomingMessage } from 'node:http'
import { createMiddleware } from 'hono/factory'
import { bringsFiles, isUpload } from '../../app/urls.ts'
import type { AppEnv } from '../app-env.ts'
import { asksForPage, errorResponse } from '../error-page.ts'
import { requestedOrigin } from '../site-origin.ts'
import { isOverTls } from '../visitor.ts'

const methods = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** Refuses methods that no route has. For some, such as TRACE, `new Request` throws an error. */
export const rejectUnknownMethod = createMiddleware(async (c, next) =>
  methods.has(c.req.method) ? next() : errorResponse(c, 405),
)

/**
 * Answers every 405 of a route in the same way as `rejectUnknownMethod`. React Router sends one for a route without an
 * action: that can only be read, so it gets `Allow`. Where a browser asked for a page, whatever the route answers
 * instead (a page about an unexpected error, JSON, or nothing) is replaced by our page; programs get plain text instead
 * of JSON.
 */
export const allowedMethods = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (c.res.status !== 405) return
  const allowed = c.res.headers.get('Allow') ?? 'GET, HEAD'
  if (asksForPage(c) || c.res.headers.get('Content-Type')?.startsWith('application/json')) {
    // Hono copies the headers of the old response to a new one. Unsetting it first drops its Content-Encoding.
    c.res = undefined
    c.res = errorResponse(c, 405)
  }
  c.res.headers.set('Allow', allowed)
})

const maxPathLength = 2000
const maxQueryLength = 4000
const maxParameters = 100

/**
 * Refuses URLs that are too long or cannot be decoded before anything tries to parse them, and requests with several
 * Host headers: a proxy may have read another one than Node does.
 */
export const rejectMalformedUrl = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const isWellFormed = isWellFormedUrl(pathname, search.slice(1)) && !hasSeveralHosts(c.env.incoming)
  return isWellFormed ? next() : errorResponse(c, 400)
})

export function hasSeveralHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}

export function isWellFormedUrl(path: string, query: string): boolean {
  if (path.length > maxPathLength || query.length > maxQueryLength) return false
  if (query.split('&').length > maxParameters) return false
  return isDecodable(path) && !query.includes('%00')
}

/** Whether the path can be decoded and contains no NUL, which would make Node throw in a file name. */
function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

interface OriginSettings {
  publicUrl: string | undefined
  trustProxy: number
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * CSRF protection: refuses writes that another site's page makes a browser send. React Router compares the origins, too,
 * and throws an error where they differ.
 */
export function sameOriginWrites({ publicUrl, trustProxy }: OriginSettings) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!safeMethods.has(c.req.method)) {
      const origin = c.req.header('Origin')
      const site = c.req.header('Sec-Fetch-Site')
      const foreign = site !== undefined && site !== 'same-origin' && site !== 'none'
      const own = requestedOrigin(c.req.url, isOverTls(c.env.incoming, trustProxy))
      const ours = origin === undefined || origin === publicUrl || sameOrigin(origin, own)
      if (foreign || !ours) return errorResponse(c, 403)
    }
    return next()
  })
}

function sameOrigin(one: string, other: string): boolean {
  return URL.canParse(one) && new URL(one).origin === other
}

const maxFormBytes = 1024 * 1024
/** Somewhat more than the largest spreadsheet with the rows that were selected, which the route refuses in words. */
const maxFileFormBytes = 23 * 1024 * 1024

/**
 * Refuses forms of over 1 MB with 413, and chunked bodies, whose size is not known, with 411. Browsers send
 * Content-Length with every form. Uploads have limits of their own, which are checked while they arrive.
 */
export const formLimit = createMiddleware(async (c, next) => {
  if (isUpload(c.req.path)) return next()
  if (c.req.header('Transfer-Encoding')) return errorResponse(c, 411)
  const most = bringsFiles(c.req.path) ? maxFileFormBytes : maxFormBytes
  return Number(c.req.header('Content-Length') ?? 0) > most ? errorResponse(c, 413) : next()
})
