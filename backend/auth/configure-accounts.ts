import { betterAuth } from 'better-auth'
import { twoFactor } from 'better-auth/plugins'
import { maxPasswordLength, minPasswordLength } from '../../domain/sign-in.ts'
import type { Engine } from '../data/engine.ts'
import { hashRecoveryCodes } from './recovery-codes.ts'
import { cookiePrefix } from './session-cookie.ts'

/** Where the visitor's IP is handed over. */
export const ipHeader = 'x-visitor-ip'
/** Nobody resolves this name: requests to it never leave the process. */
export const internalOrigin = 'http://sgrada.internal'

const minute = 60
const day = 24 * 60 * minute

export function configureAccounts({ writer, name }: Pick<Engine, 'writer' | 'name'>, secret: string) {
  return betterAuth({
    baseURL: internalOrigin,
    secret,
    database: { db: writer, type: name },
    telemetry: { enabled: false },
    logger: { level: 'error' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength,
      maxPasswordLength,
    },
    user: {
      additionalFields: {
        role: { type: 'string', required: true, defaultValue: 'user', input: false },
        deactivatedAt: { type: 'string', required: false, input: false },
      },
    },
    // It is noted every few minutes that a session was used: the profile says when each was last seen.
    session: { expiresIn: 7 * day, updateAge: 5 * minute },
    plugins: [
      twoFactor({
        issuer: 'Sgrada',
        backupCodeOptions: {
          storeBackupCodes: {
            encrypt: async (codes) => hashRecoveryCodes(codes),
            decrypt: async (codes) => codes,
          },
        },
      }),
    ],
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
