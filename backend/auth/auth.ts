import pLimit from 'p-limit'
import { isRole } from '../../domain/people/role.ts'
import type { Credentials, User } from '../../domain/sign-in.ts'
import { type Database, probeWrite } from '../data/database.ts'
import { findUserByEmail, hasAccounts } from '../data/users/find-users.ts'
import { findPasswordHash, setAdministrator } from '../data/users/passwords.ts'
import { endSession, isSession } from '../data/users/sessions.ts'
import { recordSignIn } from '../data/users/users.ts'
import { createNetworkLimiter } from '../visitors/network-limiter.ts'
import { visitorNetworkGroup } from '../visitors/visitor-network.ts'
import { createKnownDevices } from './known-devices.ts'
import { createOwnAccount, type OwnAccount } from './own-account.ts'
import { createSecondFactor, type SecondFactor } from './second-factor.ts'
import { findSignedToken, prefixedCookies } from './session-cookie.ts'
import { asRequestCookies, cookiesOf, openLibrary, type Visitor } from './sign-in-library.ts'
import { createSignInLimits } from './sign-in-limits.ts'

/** Accounts and sessions. Better Auth stores them; its own routes are not mounted, so this is the only way to sign in. */
export interface Auth {
  /** The administrator or agent whose session cookie these headers carry, unless the account is deactivated. */
  findUser(headers: Headers): Promise<User | undefined>
  /** The session token in these cookies, if its signature is ours. The session itself may have ended. */
  sessionToken(cookies: string | undefined): string | undefined
  /** Looks the token up in the database without Better Auth, which is slow to load. */
  isSession(token: string): Promise<boolean>
  hasSession(headers: Headers): Promise<boolean>
  /** The cookies that replace a session's cookie of before there were prefixes; none when it has the prefix. */
  prefixedCookies(cookies: string): string[]
  signIn(credentials: Credentials, visitor: Visitor): Promise<SignInResult>
  /** The second step of signing in with a second factor. `code` is from the app, or a recovery code. */
  enterCode(headers: Headers, code: string, visitor: Visitor): Promise<SignInResult | 'begin-anew'>
  /** Ends the session on the server and in all tabs; returns the cookies that clear it in the browser. */
  signOut(headers: Headers, visitor: Visitor): Promise<string[]>
  hasUsers(): Promise<boolean>
  /** Creates the account, or gives an existing one this password and the role of administrator, and ends its sessions. */
  setAdmin(credentials: Credentials, name?: string): Promise<'created' | 'updated'>
  /** Makes the visitor's browser a known device of the account, after a mailed link for example. Returns its cookie. */
  makeKnown(email: string, visitor: Visitor): Promise<string>
  hashPassword(password: string): Promise<string>
  ownAccount: OwnAccount
  secondFactor: SecondFactor
}

export type SignInResult =
  | { cookies: string[]; asksForCode?: boolean }
  | 'invalid-credential'
  | 'too-many-requests'
  | 'failed'

export const defaultDisplayName = 'Administrator'

/**
 * How many passwords are hashed at a time. Each hash occupies a thread of Node's pool for 50 ms, and reading
 * files and images needs these threads, too.
 */
const maxHashing = 2
/** How many sign-ins may wait for a hash: in all, and from one group of neighbouring networks. */
const maxWaiting = 100
const maxPerNetworkGroup = 10

export function createAuth(db: Database, secret: string, now: () => number = Date.now): Auth {
  const library = openLibrary(db, secret)
  const limits = createSignInLimits(db, createKnownDevices(secret, now), now)
  const secondFactor = createSecondFactor({ db, library, limits, now })
  const limitByNetworkGroup = createNetworkLimiter(maxPerNetworkGroup, visitorNetworkGroup)
  const hashing = pLimit(maxHashing)

  const findSignedIn = async (headers: Headers): Promise<User | undefined> => {
    const session = await library.findSession(headers)
    if (!session) return undefined
    const { id, name, email, role, deactivatedAt, twoFactorEnabled } = session.user
    if (!isRole(role) || deactivatedAt) return undefined
    return { id, name: name || defaultDisplayName, email, role, hasSecondFactor: Boolean(twoFactorEnabled) }
  }

  const signOut = async (cookie: string, visitor: Visitor) =>
    cookiesOf(await library.request('/sign-out', visitor, { cookie }), visitor)

  /** Completes a sign-in. A deactivated account gets no session, and the same response as a wrong password. */
  const admit = async (cookies: string[], visitor: Visitor): Promise<SignInResult> => {
    const user = await findSignedIn(new Headers({ cookie: asRequestCookies(cookies) }))
    if (user) {
      await recordSignIn(db, user.id)
      return { cookies: [...cookies, await limits.makeKnown(user.email, visitor)] }
    }
    await signOut(asRequestCookies(cookies), visitor)
    return 'invalid-credential'
  }

  const checkPassword = async (credentials: Credentials, visitor: Visitor): Promise<SignInResult> => {
    const user = await findUserByEmail(db, credentials.email)
    const hash = user && (await findPasswordHash(db, user.id))
    const response = await library.request('/sign-in/email', visitor, { body: credentials })
    if (response.status === 401) return 'invalid-credential'
    // Better Auth hides the cause of an error: if the database takes no writes, this one throws it.
    if (response.status >= 500) await probeWrite(db)
    if (!response.ok) return 'failed'
    const { twoFactorRedirect }: { twoFactorRedirect?: boolean } = await response.json()
    const cookies = cookiesOf(response, visitor)
    // Changing a password ends all sessions. If it changed during this check, the new session must end, too.
    const isOutdated = user && hash !== (await findPasswordHash(db, user.id))
    if (twoFactorRedirect)
      return user?.state === 'active' && !isOutdated ? { cookies, asksForCode: true } : 'invalid-credential'
    if (!isOutdated) return admit(cookies, visitor)
    await signOut(asRequestCookies(cookies), visitor)
    return 'invalid-credential'
  }

  const trySignIn = async (credentials: Credentials, visitor: Visitor): Promise<SignInResult> => {
    const attempt = await limits.begin('password', credentials.email, visitor)
    if (!attempt) return 'too-many-requests'
    const result = await checkPassword(credentials, visitor)
    if (typeof result !== 'string') await attempt.takeBack()
    return result
  }

  return {
    findUser: findSignedIn,
    sessionToken: (cookies) => findSignedToken(cookies, secret),
    isSession: (token) => isSession(db, token, new Date(now())),
    prefixedCookies,

    async signOut(headers, visitor) {
      const cookie = headers.get('cookie') ?? ''
      const token = findSignedToken(cookie, secret)
      if (token !== undefined) await endSession(db, token)
      return signOut(cookie, visitor)
    },

    hasSession: async (headers) => (await library.findSession(headers)) !== null,

    async signIn(credentials, visitor) {
      if (hashing.pendingCount >= maxWaiting) return 'too-many-requests'
      const result = await limitByNetworkGroup(visitor.ip, () =>
        hashing(() => trySignIn(credentials, visitor)),
      )
      return result === 'too-many' ? 'too-many-requests' : result
    },

    async enterCode(headers, code, visitor) {
      const result = await secondFactor.enterCode(headers, code, visitor)
      return typeof result === 'string' ? result : admit(result.cookies, visitor)
    },

    hasUsers: () => hasAccounts(db),
    setAdmin: async ({ email, password }, name = defaultDisplayName) =>
      setAdministrator(db, { email, name, hash: await library.hash(password) }),
    makeKnown: limits.makeKnown,
    hashPassword: library.hash,
    ownAccount: createOwnAccount({ db, library, limits }),
    secondFactor,
  }
}
