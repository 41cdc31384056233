import { userActor } from '../../domain/record/actor.ts'
import type { User } from '../../domain/sign-in.ts'
import type { Database } from '../data/database.ts'
import { findPasswordHash, setPassword } from '../data/users/passwords.ts'
import { endOtherSessions, listSessions, type OpenSession } from '../data/users/sessions.ts'
import type { SignInLibrary, Visitor } from './sign-in-library.ts'
import type { SignInLimits } from './sign-in-limits.ts'

/** What signed-in users can do with their own accounts. */
export interface OwnAccount {
  /** Also ends the user's other sessions. */
  changePassword(user: User, headers: Headers, change: PasswordChange): Promise<PasswordResult>
  /**
   * Checks the password before a dangerous step, because somebody else may be using the signed-in browser.
   * Limits wrong passwords.
   */
  checkPassword(user: User, password: string, visitor: Visitor): Promise<PasswordResult>
  /** Newest first. */
  listSessions(user: User, headers: Headers): Promise<OwnSession[]>
  endOtherSessions(user: User, headers: Headers): Promise<void>
}

interface PasswordChange {
  old: string
  password: string
  visitor: Visitor
}

export type PasswordResult = 'done' | 'wrong-password' | 'too-many-requests'

export interface OwnSession extends Omit<OpenSession, 'token'> {
  isThis: boolean
}

interface Deps {
  db: Database
  library: SignInLibrary
  limits: SignInLimits
}

export function createOwnAccount({ db, library, limits }: Deps): OwnAccount {
  const tokenOf = async (headers: Headers) => (await library.findSession(headers))?.session.token ?? ''

  const checkPassword: OwnAccount['checkPassword'] = async ({ id, email }, password, visitor) => {
    const attempt = await limits.begin('own-account', email, visitor)
    if (!attempt) return 'too-many-requests'
    const hash = await findPasswordHash(db, id)
    if (!hash || !(await library.isPassword(hash, password))) return 'wrong-password'
    await attempt.takeBack()
    return 'done'
  }

  return {
    checkPassword,

    async changePassword(user, headers, { old, password, visitor }) {
      const result = await checkPassword(user, old, visitor)
      if (result !== 'done') return result
      const [hash, keep] = [await library.hash(password), await tokenOf(headers)]
      await setPassword(db.as(userActor(user)), user.id, { hash, keep })
      return 'done'
    },

    async listSessions(user, headers) {
      const token = await tokenOf(headers)
      const sessions = await listSessions(db, user.id)
      return sessions.map(({ token: other, ...session }) => ({ ...session, isThis: other === token }))
    },

    async endOtherSessions(user, headers) {
      await endOtherSessions(db.as(userActor(user)), user.id, await tokenOf(headers))
    },
  }
}
