import { betterAuth } from 'better-auth'
import { twoFactor } from 'better-auth/plugins'
import { maxPasswordLength, minPasswordLength } from '../../domain/sign-in.ts'
import type { Engine } from '../data/engine.ts'
import { hashRecoveryCodes } from './recovery-codes.ts'
import { cookiePrefix } from './session-cookie.ts'

/** The header that carries the visitor's IP to Better Auth. */
export const ipHeader = 'x-visitor-ip'
/** Better Auth wants an origin. Requests to this one are handled in the process and never resolved. */
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
    // `updateAge` is short because the profile shows when each session was last used.
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
    // Better Auth's own limit counts successes, too, and by IP alone: sign-in-limits.ts replaces it.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix,
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [ipHeader] },
    },
  })
}
