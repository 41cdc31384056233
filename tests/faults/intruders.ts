import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Backend } from '../../backend/open.ts'
import { administrator, type Site, signInToSite } from './site.ts'

/** A client that must not get in, and the headers that it sends. */
export interface Intruder {
  who: string
  headers: Record<string, string>
}

const credentials = { email: 'former@example.com', password: 'sea-breeze' }

/** Clients without a valid session of an administrator. */
export async function findIntruders({ withBackend, cookie }: Site): Promise<Intruder[]> {
  const { roleless, expired } = await withBackend(async (backend) => ({
    roleless: await signInWithoutRole(backend),
    expired: await signInOfLongAgo(backend),
  }))
  const [name = '', token = ''] = cookie.split('=')
  const [id = ''] = decodeURIComponent(token).split('.')
  const signature = createHmac('sha256', 'another secret').update(id).digest('base64')
  const forged = (value: string) => ({ cookie: `${name}=${encodeURIComponent(value)}` })
  return [
    { who: 'nobody', headers: {} },
    { who: 'a user without the role', headers: { cookie: roleless } },
    { who: 'an expired session', headers: { cookie: expired } },
    { who: 'a real session under a forged signature', headers: forged(`${id}.${signature}`) },
    { who: 'a real session without a signature', headers: forged(id) },
    { who: 'a made-up session of the right shape', headers: forged(`${'a'.repeat(32)}.${signature}`) },
    { who: 'a cookie of garbage', headers: { cookie: `${name}=%00%ff;${name};=;${'x'.repeat(4000)}` } },
  ]
}

/** Requests that other sites make an administrator's browser send. */
export function crossSiteRequests(cookie: string): Intruder[] {
  return [
    { who: 'a form of another site', headers: { cookie, origin: 'https://example.com' } },
    { who: 'a form of no site at all', headers: { cookie, origin: 'null' } },
    { who: 'another site, as the browser reports it', headers: { cookie, 'sec-fetch-site': 'cross-site' } },
    { who: 'a neighbour below the same domain', headers: { cookie, 'sec-fetch-site': 'same-site' } },
  ]
}

async function signInWithoutRole(backend: Backend): Promise<string> {
  await backend.auth.setAdmin(credentials)
  const cookie = await signInToSite(backend, credentials)
  const { writer } = backend.db.engine
  await sql`update ${sql.table('user')} set role = 'user' where email = ${credentials.email}`.execute(writer)
  return cookie
}

async function signInOfLongAgo(backend: Backend): Promise<string> {
  const cookie = await signInToSite(backend, administrator)
  const token = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0]
  const past = new Date(Date.now() - 1000).toISOString()
  const { writer } = backend.db.engine
  await sql`update session set ${sql.ref('expiresAt')} = ${past} where token = ${token}`.execute(writer)
  return cookie
}
