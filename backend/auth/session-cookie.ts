import { createHmac } from 'node:crypto'
import { isSameSecret } from '../is-same-secret.ts'

export const cookiePrefix = 'sgrada'
/** Longer session cookies are ignored: a token and its signature take about 100 characters. */
const maxCookieLength = 500

const sessionCookie = `${cookiePrefix}.session_token=`

/** Checks the signature only, so that made-up cookies cost a checksum and no query. The session may have ended. */
export function findSignedToken(cookies: string | undefined, secret: string): string | undefined {
  if (!cookies?.includes(sessionCookie)) return undefined
  const found = findCookie(new Headers({ cookie: cookies }), 'session_token')?.value ?? ''
  const end = found.lastIndexOf('.')
  if (end <= 0 || found.length > maxCookieLength) return undefined
  const token = found.slice(0, end)
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return isSameSecret(found.slice(end + 1), signature) ? token : undefined
}

/**
 * The characters that a cookie's value may have. Others are refused, because PostgreSQL fails for a query with
 * NUL in a value.
 */
const printable = /^[\x21-\x7e]+$/

/** One of Better Auth's cookies: as it was sent, and its decoded value. */
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
