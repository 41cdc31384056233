/** What the names of the sign-in library's cookies begin with. */
export const cookiePrefix = 'sgrada'

/** Whether whoever sends these cookies may be signed in; whether he is, the library says. */
export function mayHaveSession(cookies: string | undefined): boolean {
  return cookies?.includes(`${cookiePrefix}.`) ?? false
}
