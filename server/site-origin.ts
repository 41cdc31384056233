import type { IncomingMessage } from 'node:http'
import { createBoundedCache } from '../domain/bounded-cache.ts'
import { isOverTls } from './visitor.ts'

/** The origin that the browser has requested: a proxy ends TLS, and then says so. */
export function requestedOrigin(url: string, overTls: boolean): string {
  const { protocol, host } = new URL(url)
  return new URL(`${overTls ? 'https:' : protocol}//${host}`).origin
}

type SiteOrigin = (request: { url: string }, incoming: IncomingMessage) => string

/** Memoizes the origin by Host header; undefined for a Host that no browser sends. */
export function createOrigins(siteOrigin: SiteOrigin, trustProxy: number) {
  const cache = { http: createBoundedCache<string>(100), https: createBoundedCache<string>(100) }
  return (incoming: IncomingMessage): string | undefined => {
    const { host = '' } = incoming.headers
    const scheme = isOverTls(incoming, trustProxy) ? 'https' : 'http'
    const known = cache[scheme].get(host)
    if (known !== undefined) return known
    if (!isName(host)) return undefined
    const origin = siteOrigin({ url: `${scheme}://${host}/` }, incoming)
    cache[scheme].set(host, origin)
    return origin
  }
}

const plainHost = /^[a-z0-9.-]+(:\d{1,5})?$/

/** Whether the Host is spelled as browsers do; any other is left to the application. */
function isName(host: string): boolean {
  if (!plainHost.test(host) || !URL.canParse(`http://${host}`)) return false
  return new URL(`http://${host}`).hostname === host.replace(/:\d+$/, '')
}

interface Settings {
  publicUrl: string | undefined
  trustProxy: number
  warn(message: string): void
}

const ownNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The origin that pages write into canonical links. A client can send any Host, and search engines and caches would
 * keep what we write, so only PUBLIC_URL, a trusted proxy's host or our own loopback name counts.
 */
export function createSiteOrigin({ publicUrl, trustProxy, warn }: Settings) {
  let hasWarned = false
  return (request: Pick<Request, 'url'>, incoming: IncomingMessage): string => {
    if (publicUrl !== undefined) return publicUrl
    const { hostname, port, origin } = new URL(request.url)
    const { localPort } = incoming.socket
    // Each origin has its own cached pages and PDFs, so an invented port must not make a new one.
    const isOwn = ownNames.has(hostname) && Number(port || 80) === localPort
    if (trustProxy > 0 || isOwn) return origin
    if (!hasWarned) warn('Pages call themselves localhost, whatever host is requested: set PUBLIC_URL')
    hasWarned = true
    return `http://localhost:${localPort}`
  }
}
