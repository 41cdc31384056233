import { userActor } from '../../domain/record/actor.ts'
import type { User } from '../../domain/sign-in.ts'
import { countAttempt } from '../data/attempts.ts'
import type { Database } from '../data/database.ts'
import { findUser } from '../data/users/find-users.ts'
import { confirmSecondFactor, setRecoveryCodes } from '../data/users/second-factors.ts'
import { endOtherSessions } from '../data/users/sessions.ts'
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts'
import { findCookie } from './session-cookie.ts'
import { cookiesOf, type SignInLibrary, sentBack, type Visitor } from './sign-in-library.ts'
import type { SignInLimits } from './sign-in-limits.ts'

/** Codes of an app on a phone (TOTP), beside the password. */
export interface SecondFactor {
  /** A new secret, which counts for nothing yet; the caller has asked for the password. */
  begin(headers: Headers, password: string, visitor: Visitor): Promise<{ uri: string } | 'refused'>
  /** From the first right code on, signing in asks for one. His session changes with it. */
  confirm(user: User, headers: Headers, how: Confirmation): Promise<Confirmed | CodeRefusal>
  /** In the place of those that he has; shown this once. */
  renewRecoveryCodes(user: User): Promise<string[]>
  enterCode(
    headers: Headers,
    code: string,
    visitor: Visitor,
  ): Promise<{ cookies: string[] } | CodeRefusal | 'begin-anew'>
}

interface Confirmation {
  code: string
  /** Whether his other sessions end, which were opened without a code. */
  endOthers: boolean
  visitor: Visitor
}

export interface Confirmed {
  cookies: string[]
  recoveryCodes: string[]
}

type CodeRefusal = 'invalid-credential' | 'too-many-requests'

interface Tools {
  db: Database
  library: SignInLibrary
  limits: SignInLimits
  now(): number
}

/** Longer than a code is good for on either side of the clock. */
const codeLife = 3 * 60_000

export function createSecondFactor({ db, library, limits, now }: Tools): SecondFactor {
  /** A code opens one session: whoever has looked over a shoulder comes too late. */
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
        const kept = await library.findSession(new Headers({ cookie: sentBack(cookies) }))
        await endOtherSessions(db.as(userActor(user)), user.id, kept?.session.token ?? '')
      }
      return { cookies, recoveryCodes: await renewRecoveryCodes(user) }
    },

    async enterCode(headers, typed, visitor) {
      // This cookie alone: with a session's beside it, the library would look at that one.
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
        await library.request('/sign-out', visitor, { cookie: sentBack(cookies) })
        return 'begin-anew'
      }
      await attempt.takeBack()
      return { cookies }
    },
  }
}

/** Apps show the six digits in two groups. */
function digitsOf(typed: string): string {
  return typed.replace(/\s/g, '')
}
