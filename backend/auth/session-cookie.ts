/** What the names of the sign-in library's cookies begin with. */
export const cookiePrefix = 'sgrada'

/** Whether whoever sends these cookies may be signed in; whether he is, the library says. */
export function mayHaveSession(cookies: string | undefined): boolean {
  return cookies?.includes(`${cookiePrefix}.`) ?? false
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
