import { type Database, listVersions } from '../data/database.ts'
import { findSignedToken } from './session-cookie.ts'

/** Where a request really comes from, as far as we can tell. */
export interface Visitor {
  ip: string
  overTls: boolean
  /** What his browser calls itself. */
  userAgent?: string | undefined
  /** The cookies that it sent, as they came. */
  cookies?: string | undefined
  /** Whether the connection begins on the server's own machine, and no proxy stands in it. */
  isOwnMachine?: boolean
}

export type SignInLibrary = ReturnType<typeof openLibrary>

/** Better Auth, loaded at the first call: a start would wait for it longer than for all else. */
export function openLibrary(db: Database, secret: string) {
  const library = once(() => import('./configure-accounts.ts'))
  const accounts = once(async () => (await library()).configureAccounts(db.engine, secret))

  return {
    /** One of its own URLs, which are not mounted anywhere. */
    async request(path: string, visitor: Visitor, init: { cookie?: string; body?: object } = {}) {
      const { internalOrigin, ipHeader } = await library()
      const headers = new Headers({ origin: internalOrigin, [ipHeader]: visitor.ip })
      if (visitor.userAgent) headers.set('user-agent', visitor.userAgent)
      if (init.cookie) headers.set('cookie', init.cookie)
      if (init.body) headers.set('content-type', 'application/json')
      const body = init.body ? JSON.stringify(init.body) : null
      const url = `${internalOrigin}/api/auth${path}`
      return (await accounts()).handler(new Request(url, { method: 'POST', headers, body }))
    },

    async findSession(headers: Headers) {
      // What we have not signed is nobody's; the library, which is large, is not even loaded for it.
      if (!findSignedToken(headers.get('cookie') ?? undefined, secret)) return null
      const { api } = await accounts()
      return api.getSession({ headers }).catch(async () => {
        // Better Auth keeps the reason to itself. While the database is unavailable, this fails with it; if it is back by
        // now, the second time succeeds.
        await listVersions(db)
        return api.getSession({ headers })
      })
    },

    async hash(password: string): Promise<string> {
      return (await (await accounts()).$context).password.hash(password)
    },

    async isPassword(hash: string, password: string): Promise<boolean> {
      return (await (await accounts()).$context).password.verify({ hash, password })
    },

    /** Whose sign-in this is, while it waits for the second factor. */
    async findChallenged(identifier: string): Promise<string | undefined> {
      const { internalAdapter } = await (await accounts()).$context
      const found = await internalAdapter.findVerificationValue(identifier)
      return found && found.expiresAt > new Date() ? found.value : undefined
    },
  }
}

/** Better Auth decides about Secure once, at start; whether TLS is in front is known for each request. */
export function cookiesOf(response: Response, { overTls }: Visitor): string[] {
  const cookies = response.headers.getSetCookie()
  return overTls ? cookies.map((cookie) => `${cookie}; Secure`) : cookies
}

/** The request's cookies with which a browser that got these would come back. */
export function sentBack(cookies: string[]): string {
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ')
}

function once<T>(begin: () => Promise<T>): () => Promise<T> {
  let begun: Promise<T> | undefined
  return () => {
    begun ??= begin()
    return begun
  }
}
