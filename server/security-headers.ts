import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { contentSecurityPolicy } from './content-security.ts'
import { visitorOf } from './visitor.ts'

const headers: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

const year = 365 * 24 * 60 * 60

/** Every answer carries these; a page has brought a policy with its own scripts' hashes. */
export function securityHeaders(trustProxy: number) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
    if (!c.res.headers.has('Content-Security-Policy')) {
      c.res.headers.set('Content-Security-Policy', contentSecurityPolicy())
    }
    // Said over plain HTTP it would not count, and must not: a site without TLS would lock itself out.
    if (visitorOf(c.env.incoming, trustProxy).overTls) {
      c.res.headers.set('Strict-Transport-Security', `max-age=${year}`)
    }
  })
}
