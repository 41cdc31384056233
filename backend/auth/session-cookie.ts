/** What the names of the sign-in library's cookies begin with. */
export const cookiePrefix = 'sgrada'

/** Whether whoever sends these cookies may be signed in; whether he is, the library says. */
export function mayHaveSession(cookies: string | undefined): boolean {
  return cookies?.includes(`${cookiePrefix}.`) ?? false
}

/** One of the library's cookies, as it came and as it reads. */
export function findCookie(headers: Headers, name: string): { cookie: string; value: string } | undefined {
  const begin = `${cookiePrefix}.${name}=`
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
  const cookie = cookies.find((each) => each.startsWith(begin))
  if (cookie === undefined) return undefined
  try {
    return { cookie, value: decodeURIComponent(cookie.slice(begin.length)) }
  } catch {
    return undefined
  }
}
