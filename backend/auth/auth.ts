import { betterAuth } from 'better-auth'
import type { Credentials, User } from '../../domain/sign-in.ts'
import { shortestPassword } from '../../domain/sign-in.ts'
import type { Database } from '../data/database.ts'
import type { Engine } from '../data/engine.ts'
import { cookiePrefix } from './session-cookie.ts'
import { createSignInLimits } from './sign-in-limits.ts'

/** Accounts and sessions. Better Auth keeps them; its own routes are not mounted, so this is the only way in. */
export interface Auth {
  /** The administrator whose session cookie these headers carry, if there is one. */
  findAdmin(headers: Headers): Promise<User | undefined>
  /** Whether anybody at all is signed in with these headers. */
  hasSession(headers: Headers): Promise<boolean>
  signIn(credentials: Credentials, visitor: Visitor): Promise<SignInResult>
  /** Ends the session on the server; returns the cookies that clear it in the browser. */
  signOut(headers: Headers, visitor: Visitor): Promise<string[]>
  hasUsers(): Promise<boolean>
  /** Creates the account, or gives an existing one this password, the role, and no open sessions. */
  setAdmin(credentials: Credentials, name?: string): Promise<'created' | 'updated'>
}

/** Where a request really comes from, as far as we can tell. */
export interface Visitor {
  ip: string
  overTls: boolean
}

export type SignInResult = { cookies: string[] } | 'invalid-credential' | 'too-many-requests' | 'failed'

export const defaultDisplayName = 'Administrator'

const adminRole = 'admin'
const ipHeader = 'x-visitor-ip'
/** Nobody resolves this name: requests to it never leave the process. */
const internalOrigin = 'http://sgrada.internal'

export function createAuth(db: Database, secret: string, now?: () => number): Auth {
  const auth = configure(db.engine, secret)
  const limits = createSignInLimits(db, now)

  const request = (path: string, visitor: Visitor, init: RequestInit) => {
    const headers = new Headers(init.headers)
    headers.set('origin', internalOrigin)
    headers.set(ipHeader, visitor.ip)
    return auth.handler(
      new Request(`${internalOrigin}/api/auth${path}`, { ...init, method: 'POST', headers }),
    )
  }

  const findAdmin = async (headers: Headers): Promise<User | undefined> => {
    const session = await auth.api.getSession({ headers })
    if (session?.user.role !== adminRole) return undefined
    const { id, name, email } = session.user
    return { id, name: name || defaultDisplayName, email }
  }

  const signOut = async (headers: Headers, visitor: Visitor) => {
    const cookie = headers.get('cookie') ?? ''
    const response = await request('/sign-out', visitor, { headers: { cookie } })
    return setCookies(response, visitor)
  }

  const checkPassword = async (credentials: Credentials, visitor: Visitor): Promise<SignInResult> => {
    const response = await request('/sign-in/email', visitor, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    })
    if (response.status === 401) return 'invalid-credential'
    if (!response.ok) return 'failed'

    const cookies = setCookies(response, visitor)
    const session = new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') })
    if (await findAdmin(session)) return { cookies }
    await signOut(session, visitor)
    return 'invalid-credential'
  }

  return {
    findAdmin,
    signOut,
    hasSession: async (headers) => (await auth.api.getSession({ headers })) !== null,

    async signIn(credentials, visitor) {
      const attempt = await limits.begin(credentials.email, visitor.ip)
      if (!attempt) return 'too-many-requests'
      const result = await checkPassword(credentials, visitor)
      if (typeof result !== 'string') await attempt.succeeded()
      return result
    },

    async hasUsers() {
      const { adapter } = await auth.$context
      return (await adapter.count({ model: 'user' })) > 0
    },

    async setAdmin({ email, password }, name = defaultDisplayName) {
      const { internalAdapter, password: passwords } = await auth.$context
      const hash = await passwords.hash(password)
      const found = await internalAdapter.findUserByEmail(email)
      if (found) {
        await internalAdapter.updateUser(found.user.id, { role: adminRole })
        await internalAdapter.updatePassword(found.user.id, hash)
        await internalAdapter.deleteUserSessions(found.user.id)
        return 'updated'
      }
      const user = await internalAdapter.createUser(
        { email, name, role: adminRole, emailVerified: true },
        { method: 'admin' },
      )
      await internalAdapter.linkAccount({
        userId: user.id,
        accountId: user.id,
        providerId: 'credential',
        password: hash,
      })
      return 'created'
    },
  }
}

export function configure({ writer, name }: Pick<Engine, 'writer' | 'name'>, secret: string) {
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

/** Better Auth decides about Secure once, at start; whether TLS is in front is known for each request. */
function setCookies(response: Response, { overTls }: Visitor): string[] {
  const cookies = response.headers.getSetCookie()
  return overTls ? cookies.map((cookie) => `${cookie}; Secure`) : cookies
}
