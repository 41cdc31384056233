import { betterAuth } from 'better-auth'
import { shortestPassword } from '../../domain/sign-in.ts'
import type { Engine } from '../data/engine.ts'
import { cookiePrefix } from './session-cookie.ts'

/** Where the visitor's IP is handed over. */
export const ipHeader = 'x-visitor-ip'
/** Nobody resolves this name: requests to it never leave the process. */
export const internalOrigin = 'http://sgrada.internal'

export function configureAccounts({ writer, name }: Pick<Engine, 'writer' | 'name'>, secret: string) {
  return betterAuth({
    baseURL: internalOrigin,
    secret,
    database: { db: writer, type: name },
    telemetry: { enabled: false },
    logger: { level: 'error' },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: shortestPassword },
    user: {
      additionalFields: { role: { type: 'string', required: true, defaultValue: 'user', input: false } },
    },
    session: { expiresIn: 60 * 60 * 24 * 7, updateAge: 60 * 60 * 24 },
    // It counts successes too, and by IP alone: see sign-in-limits.ts.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix,
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [ipHeader] },
    },
  })
}
