import { userActor } from '../../domain/record/actor.ts'
import type { User } from '../../domain/sign-in.ts'
import { countAttempt } from '../data/attempts.ts'
import type { Database } from '../data/database.ts'
import { findUser } from '../data/users/find-users.ts'
import { confirmSecondFactor, setRecoveryCodes } from '../data/users/second-factors.ts'
import { endOtherSessions } from '../data/users/sessions.ts'
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts'
import { findCookie } from './session-cookie.ts'
import { asRequestCookies, cookiesOf, type SignInLibrary, type Visitor } from './sign-in-library.ts'
import type { SignInLimits } from './sign-in-limits.ts'

/** Codes of an authenticator app (TOTP). */
export interface SecondFactor {
  /** Makes a new secret, which has no effect before `confirm`. The caller has checked the password. */
  begin(headers: Headers, password: string, visitor: Visitor): Promise<{ uri: string } | 'refused'>
  /** Turns the second factor on if the code is right. The session gets a new token. */
  confirm(user: User, headers: Headers, how: Confirmation): Promise<Confirmed | CodeRefusal>
  /** Replaces the recovery codes. They are stored as hashes, so this is the only time that they can be shown. */
  renewRecoveryCodes(user: User): Promise<string[]>
  enterCode(
    headers: Headers,
    code: string,
    visitor: Visitor,
  ): Promise<{ cookies: string[] } | CodeRefusal | 'begin-anew'>
}

interface Confirmation {
  code: string
  /** Whether to end the other sessions, which were opened without a code. */
  endOthers: boolean
  visitor: Visitor
}

export interface Confirmed {
  cookies: string[]
  recoveryCodes: string[]
}

type CodeRefusal = 'invalid-credential' | 'too-many-requests'

interface Deps {
  db: Database
  library: SignInLibrary
  limits: SignInLimits
  now(): number
}

/** How long a used code is remembered: longer than it is valid, including the tolerance for wrong clocks. */
const codeLife = 3 * 60_000

export function createSecondFactor({ db, library, limits, now }: Deps): SecondFactor {
  /** A code can be used once, so that somebody who saw it being typed cannot use it again. */
  const isFirstUse = (userId: string, code: string) =>
    countAttempt(db, [{ key: `code ${code} of ${userId}`, most: 1, within: codeLife }], now())

  const renewRecoveryCodes = async (user: User) => {
    const codes = makeRecoveryCodes()
    await setRecoveryCodes(db.as(userActor(user)), user.id, codes.map(hashRecoveryCode))
    return codes
  }

  return {
    renewRecoveryCodes,

    async begin(headers, password, visitor) {
      const cookie = headers.get('cookie') ?? ''
      const response = await library.request('/two-factor/enable', visitor, { cookie, body: { password } })
      if (!response.ok) return 'refused'
      const { totpURI }: { totpURI: string } = await response.json()
      return { uri: totpURI }
    },

    async confirm(user, headers, { code: typed, endOthers, visitor }) {
      const code = digitsOf(typed)
      const attempt = await limits.begin('own-account', user.email, visitor)
      if (!attempt) return 'too-many-requests'
      const cookie = headers.get('cookie') ?? ''
      const response = await library.request('/two-factor/verify-totp', visitor, { cookie, body: { code } })
      if (!response.ok || !(await isFirstUse(user.id, code))) return 'invalid-credential'
      await attempt.takeBack()
      await confirmSecondFactor(db.as(userActor(user)), user.id)
      const cookies = cookiesOf(response, visitor)
      if (endOthers) {
        const current = await library.findSession(new Headers({ cookie: asRequestCookies(cookies) }))
        await endOtherSessions(db.as(userActor(user)), user.id, current?.session.token ?? '')
      }
      return { cookies, recoveryCodes: await renewRecoveryCodes(user) }
    },

    async enterCode(headers, typed, visitor) {
      // Only this cookie is passed on. With a session cookie, Better Auth would check the session's user.
      const challenge = findCookie(headers, 'two_factor')
      const userId = challenge && (await library.findChallenged(challenge.value.split('.')[0] ?? ''))
      const user = userId && (await findUser(db, userId))
      if (!challenge || !user) return 'begin-anew'
      const attempt = await limits.begin('code', user.email, visitor)
      if (!attempt) return 'too-many-requests'
      const code = digitsOf(typed)
      const isTotp = /^\d{6}$/.test(code)
      const response = await library.request(
        isTotp ? '/two-factor/verify-totp' : '/two-factor/verify-backup-code',
        visitor,
        { cookie: challenge.cookie, body: { code: isTotp ? code : hashRecoveryCode(typed) } },
      )
      if (response.status === 429) return 'too-many-requests'
      if (!response.ok)
        return (await library.findChallenged(challenge.value.split('.')[0] ?? ''))
          ? 'invalid-credential'
          : 'begin-anew'
      const cookies = cookiesOf(response, visitor)
      if (isTotp && !(await isFirstUse(user.id, code))) {
        await library.request('/sign-out', visitor, { cookie: asRequestCookies(cookies) })
        return 'begin-anew'
      }
      await attempt.takeBack()
      return { cookies }
    },
  }
}

/** Returns a typed code without blanks: apps show the six digits in two groups, and people type the blank. */
function digitsOf(typed: string): string {
  return typed.replace(/\s/g, '')
}
