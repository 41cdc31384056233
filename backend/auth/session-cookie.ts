import { createHmac } from 'node:crypto'
import { isSameSecret } from '../is-same-secret.ts'

/** What the names of the sign-in library's cookies begin with. */
export const cookiePrefix = 'sgrada'
/** A token and its signature take a hundred letters. */
const maxCookieLength = 500

const sessionCookie = `${cookiePrefix}.session_token=`

/**
 * The token of the session that these cookies name, if it is signed by us: anybody may send any cookie, and what he made
 * up costs a checksum, not a look into the database. Whether there still is such a session, the database says.
 */
export function findSignedToken(cookies: string | undefined, secret: string): string | undefined {
  if (!cookies?.includes(sessionCookie)) return undefined
  const found = findCookie(new Headers({ cookie: cookies }), 'session_token')?.value ?? ''
  const end = found.lastIndexOf('.')
  if (end <= 0 || found.length > maxCookieLength) return undefined
  const token = found.slice(0, end)
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return isSameSecret(found.slice(end + 1), signature) ? token : undefined
}

/** What cookies of ours are made of; anything else, NUL above all, is not to reach a database. */
const printable = /^[\x21-\x7e]+$/

/** One of the library's cookies, as it came and as it reads. */
export function findCookie(headers: Headers, name: string): { cookie: string; value: string } | undefined {
  const begin = `${cookiePrefix}.${name}=`
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
  const cookie = cookies.find((each) => each.startsWith(begin))
  if (cookie === undefined) return undefined
  try {
    const value = decodeURIComponent(cookie.slice(begin.length))
    return printable.test(value) ? { cookie, value } : undefined
  } catch {
    return undefined
  }
}
