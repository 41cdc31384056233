import { type Database, listVersions } from '../data/database.ts'
import { endSession, hasEnded } from '../data/users/sessions.ts'
import { asBrowserCookie, asLibraryCookies, findSignedToken } from './session-cookie.ts'

/** Who sent a request. */
export interface Visitor {
  ip: string
  overTls: boolean
  userAgent?: string | undefined
  /** The Cookie header. */
  cookies?: string | undefined
  /** Whether the connection comes from the server's own machine without a proxy. */
  isOwnMachine?: boolean
}

export type SignInLibrary = ReturnType<typeof openLibrary>

/** Better Auth, loaded at the first call because it takes longer to load than the rest of the server. */
export function openLibrary(db: Database, secret: string) {
  const library = once(() => import('./configure-accounts.ts'))
  const accounts = once(async () => (await library()).configureAccounts(db.engine, secret))

  return {
    /** Calls one of Better Auth's routes, which are not mounted on the server. */
    async request(path: string, visitor: Visitor, init: { cookie?: string; body?: object } = {}) {
      const { internalOrigin, ipHeader } = await library()
      const headers = new Headers({ origin: internalOrigin, [ipHeader]: visitor.ip })
      if (visitor.userAgent) headers.set('user-agent', visitor.userAgent)
      if (init.cookie) headers.set('cookie', asLibraryCookies(init.cookie))
      if (init.body) headers.set('content-type', 'application/json')
      const body = init.body ? JSON.stringify(init.body) : null
      const url = `${internalOrigin}/api/auth${path}`
      return (await accounts()).handler(new Request(url, { method: 'POST', headers, body }))
    },

    async findSession(sent: Headers) {
      const headers = new Headers({ cookie: asLibraryCookies(sent.get('cookie') ?? '') })
      // Without a session cookie that we signed there is no session, and Better Auth need not be loaded.
      if (!findSignedToken(headers.get('cookie') ?? undefined, secret)) return null
      const { api } = await accounts()
      const found = await api.getSession({ headers }).catch(async () => {
        // Better Auth hides the cause of an error. If the database is unavailable, this query throws its error;
        // otherwise the failure was temporary, and the call is repeated.
        await listVersions(db)
        return api.getSession({ headers })
      })
      // Better Auth dates sessions by the clock of the machine.
      if (!found || !hasEnded(found.session, new Date())) return found
      await endSession(db, found.session.token)
      return null
    },

    async hash(password: string): Promise<string> {
      return (await (await accounts()).$context).password.hash(password)
    },

    async isPassword(hash: string, password: string): Promise<boolean> {
      return (await (await accounts()).$context).password.verify({ hash, password })
    },

    /** The id of the user whose sign-in waits for the second factor. */
    async findChallenged(identifier: string): Promise<string | undefined> {
      const { internalAdapter } = await (await accounts()).$context
      const found = await internalAdapter.findVerificationValue(identifier)
      return found && found.expiresAt > new Date() ? found.value : undefined
    },
  }
}

/**
 * Returns the cookies that a response sets, with prefix and `Secure` if this request came over TLS. Better Auth would
 * decide that once at start, but TLS may end at a proxy.
 */
export function cookiesOf(response: Response, { overTls }: Visitor): string[] {
  return response.headers.getSetCookie().map((line) => asBrowserCookie(line, overTls))
}

/** The Cookie header that a browser would send after it got these Set-Cookie headers. */
export function asRequestCookies(cookies: string[]): string {
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ')
}

function once<T>(begin: () => Promise<T>): () => Promise<T> {
  let begun: Promise<T> | undefined
  return () => {
    begun ??= begin()
    return begun
  }
}
