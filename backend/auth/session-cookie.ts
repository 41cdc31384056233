import { createHmac } from 'node:crypto'
import { longestSession } from '../data/users/sessions.ts'
import { isSameSecret } from '../is-same-secret.ts'

export const cookiePrefix = 'sgrada'
/**
 * Over TLS our cookies have this prefix: browsers take such a cookie from this very host only, so that no page of a
 * neighbour below the same domain can set one. Better Auth knows the names without it: all renaming is in this file.
 */
const hostPrefix = '__Host-'
/** A session's cookie lives as long as a session may; the server says whether it has ended before. */
const maxAge = `Max-Age=${longestSession / 1000}`
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

/** One of Better Auth's cookies under the name that it knows: as it was sent, and its decoded value. */
export function findCookie(headers: Headers, name: string): { cookie: string; value: string } | undefined {
  const begin = `${cookiePrefix}.${name}=`
  const cookie = listCookies(asLibraryCookies(headers.get('cookie') ?? '')).find((each) =>
    each.startsWith(begin),
  )
  if (cookie === undefined) return undefined
  try {
    const value = decodeURIComponent(cookie.slice(begin.length))
    return printable.test(value) ? { cookie, value } : undefined
  } catch {
    return undefined
  }
}

/**
 * A Cookie header with the names that Better Auth knows. A name without the prefix counts where there is none with it:
 * plain http has no other, and a browser that signed in before there were prefixes stays signed in.
 */
export function asLibraryCookies(header: string): string {
  const cookies = listCookies(header)
  const prefixed = cookies.filter(isPrefixed).map((cookie) => cookie.slice(hostPrefix.length))
  const names = new Set(prefixed.map(nameOf))
  return [...prefixed, ...cookies.filter((each) => !isPrefixed(each) && !names.has(nameOf(each)))].join('; ')
}

/** A Set-Cookie header of Better Auth as the browser gets it. */
export function asBrowserCookie(line: string, overTls: boolean): string {
  const lasting = line.startsWith(sessionCookie) ? line.replace(/Max-Age=[1-9]\d*/, maxAge) : line
  return overTls ? `${hostPrefix}${lasting}; Secure` : lasting
}

/** The Set-Cookie headers that give a session's cookie its prefix, for a browser that has it without. */
export function prefixedCookies(header: string): string[] {
  if (listCookies(header).some((cookie) => cookie.startsWith(hostPrefix + sessionCookie))) return []
  const found = findCookie(new Headers({ cookie: header }), 'session_token')
  const attributes = 'Path=/; HttpOnly; SameSite=Lax'
  return found
    ? [
        asBrowserCookie(`${found.cookie}; ${maxAge}; ${attributes}`, true),
        `${sessionCookie}; Max-Age=0; ${attributes}; Secure`,
      ]
    : []
}

const isPrefixed = (cookie: string) => cookie.startsWith(`${hostPrefix}${cookiePrefix}.`)

function nameOf(cookie: string): string {
  return cookie.split('=', 1)[0] ?? ''
}

function listCookies(header: string): string[] {
  return header.split(';').map((cookie) => cookie.trim())
}
