import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { contentSecurityPolicy } from '../rendering/content-security.ts'
import { isOverTls } from '../visitor.ts'

const year = 365 * 24 * 60 * 60

const fixed: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
}

/** HSTS is sent over TLS only: a site without TLS would lock its visitors out. */
const overTlsOnly = { 'strict-transport-security': `max-age=${year}` }

const lists = { plain: Object.entries(fixed), tls: Object.entries({ ...fixed, ...overTlsOnly }) }

export function listSecurityHeaders(overTls: boolean): [name: string, value: string][] {
  return overTls ? lists.tls : lists.plain
}

/** Sets the headers of every response; a page has its own policy with the hashes of its scripts. */
export function securityHeaders(trustProxy: number) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    const overTls = isOverTls(c.env.incoming, trustProxy)
    for (const [name, value] of listSecurityHeaders(overTls)) c.res.headers.set(name, value)
    if (!c.res.headers.has('Content-Security-Policy')) {
      c.res.headers.set('Content-Security-Policy', contentSecurityPolicy())
    }
  })
}
