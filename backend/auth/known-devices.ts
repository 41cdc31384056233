import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '../is-same-secret.ts'
import type { Visitor } from './sign-in-library.ts'

/**
 * Browsers that an account has signed in from. Their cookie signs nobody in: it gives them a limit of failed attempts
 * of their own, which strangers cannot use up.
 */
export interface KnownDevices {
  /** The id of this visitor's browser, if the account has signed in from it. */
  find(account: string, visitor: Visitor): string | undefined
  /** Makes the visitor's browser a known device of the account. Returns the cookie to set. */
  remember(account: string, visitor: Visitor): string
}

const lifeSeconds = 180 * 24 * 60 * 60

export function createKnownDevices(secret: string, now: () => number = Date.now): KnownDevices {
  const sign = (...parts: unknown[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['known device', ...parts]))
      .digest('base64url')
  // Each account has a cookie of its own, since several people may share a browser. The name lacks the prefix of
  // session cookies, which would make every page uncacheable for this browser.
  const nameFor = (account: string) => `sgrada-device-${sign(account).slice(0, 12)}`

  return {
    find(account, { cookies = '' }) {
      const begin = `${nameFor(account)}=`
      const sent = cookies.split(';').map((cookie) => cookie.trim())
      const [id = '', expires = '', signature = ''] =
        sent
          .find((cookie) => cookie.startsWith(begin))
          ?.slice(begin.length)
          .split('.') ?? []
      if (!isSameSecret(signature, sign(account, id, expires))) return undefined
      return Number(expires) * 1000 > now() ? id : undefined
    },

    remember(account, { overTls }) {
      const id = randomBytes(12).toString('base64url')
      const expires = String(Math.floor(now() / 1000) + lifeSeconds)
      const value = [id, expires, sign(account, id, expires)].join('.')
      const cookie = `${nameFor(account)}=${value}; Max-Age=${lifeSeconds}; Path=/admin; HttpOnly; SameSite=Lax`
      return overTls ? `${cookie}; Secure` : cookie
    },
  }
}
