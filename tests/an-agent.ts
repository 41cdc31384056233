import { setPassword } from '../backend/data/users/passwords.ts'
import { inviteUser } from '../backend/data/users/users.ts'
import type { Backend } from '../backend/open.ts'
import type { Role } from '../domain/people/role.ts'

export const agentCredentials = { email: 'agent@example.com', password: 'sea-breeze-3' }

/** Adds an account that has accepted its invitation; returns its id. */
export async function addTestUser(
  { db, auth }: Pick<Backend, 'db' | 'auth'>,
  { email, password } = agentCredentials,
  role: Role = 'agent',
): Promise<string> {
  const id = await inviteUser(db, { name: 'Ана Агентова', email, role })
  await setPassword(db, id, { hash: await auth.hashPassword(password) })
  return id
}

/** Returns the cookies of a browser after signing in. */
export async function signedIn(
  { auth }: Pick<Backend, 'auth'>,
  credentials = agentCredentials,
): Promise<string> {
  const result = await auth.signIn(credentials, { ip: '127.0.0.1', overTls: false })
  if (typeof result === 'string') throw new Error(result)
  return result.cookies.map((cookie) => cookie.split(';')[0]).join('; ')
}
