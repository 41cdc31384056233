import { createCookie } from 'react-router'
import { z } from 'zod'

/**
 * Whose password was set in this browser a moment ago: the sign-in form is filled in with it. A cookie, because a URL
 * would stand in logs and in the history of the browser.
 */
const cookie = createCookie('sgrada-password-of', {
  path: '/admin',
  httpOnly: true,
  sameSite: 'lax',
  maxAge: 600,
})

const emailSchema = z.email().max(254)

export function rememberEmail(email: string, { overTls }: { overTls: boolean }): Promise<string> {
  return cookie.serialize(email, { secure: overTls })
}

/** Empty where there is none. */
export async function readEmail({ headers }: Request): Promise<string> {
  const { success, data } = emailSchema.safeParse(await cookie.parse(headers.get('Cookie')))
  return success ? data : ''
}
