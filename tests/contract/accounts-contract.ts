import { getMigrations } from 'better-auth/db/migration'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Auth, createAuth } from '../../backend/auth/auth.ts'
import { configureAccounts } from '../../backend/auth/configure-accounts.ts'
import { createDatabase } from '../../backend/data/database.ts'
import { jobActor } from '../../domain/record/actor.ts'
import { migratedEngine } from './migrated-engine.ts'
import type { OpenEngine } from './opened-engine.ts'

const secret = 'Jq3xW0cT9vYb5nRk7LmZ2hDf8sPa4gUe'
const credentials = { email: 'admin@example.com', password: 'sea-breeze' }

export function accountsContract(name: string, open: OpenEngine) {
  describe(`accounts on ${name}`, () => {
    const opened = migratedEngine(open)
    let auth: Auth
    let visitor: { ip: string; overTls: boolean }
    let visitors = 0

    beforeAll(async () => {
      auth = createAuth(
        createDatabase(opened.engine, () => {}, jobActor('test')),
        secret,
      )
      expect(await auth.hasUsers()).toBe(false)
      await auth.setAdmin(credentials)
    })

    beforeEach(() => {
      visitors++
      visitor = { ip: `192.0.2.${visitors}`, overTls: false }
    })

    async function signIn(): Promise<{ cookies: string[]; headers: Headers }> {
      const result = await auth.signIn(credentials, visitor)
      if (typeof result === 'string') throw new Error(result)
      const cookie = result.cookies.map((line) => line.split(';')[0]).join('; ')
      return { ...result, headers: new Headers({ cookie }) }
    }

    test('our tables are those that Better Auth expects', async () => {
      const { toBeAdded, toBeCreated } = await getMigrations(configureAccounts(opened.engine, secret).options)
      expect({ toBeAdded, toBeCreated }).toEqual({ toBeAdded: [], toBeCreated: [] })
    })

    test('an administrator signs in, is recognized, and is no longer after signing out', async () => {
      const { headers } = await signIn()
      expect(await auth.findUser(headers)).toMatchObject({ email: credentials.email, name: 'Administrator' })
      const cleared = await auth.signOut(headers, visitor)
      expect(cleared.join()).toContain('Max-Age=0')
      expect(await auth.findUser(headers)).toBeUndefined()
    })

    test('cookies are HttpOnly and SameSite, and Secure behind TLS', async () => {
      expect((await signIn()).cookies.join()).toMatch(/HttpOnly; SameSite=Lax$/)
      visitor.overTls = true
      expect((await signIn()).cookies.join()).toMatch(/; Secure$/)
    })

    test('a session ends 30 days after it has begun, however much it is used', async () => {
      const { headers } = await signIn()
      const token = auth.sessionToken(headers.get('cookie') ?? undefined) ?? ''
      const begunAgo = async (days: number) => {
        await opened.engine.writer
          .updateTable('session')
          .set({ createdAt: new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString() })
          .where('token', '=', token)
          .execute()
        return [await auth.isSession(token), (await auth.findUser(headers)) !== undefined]
      }
      expect(await begunAgo(29.9)).toEqual([true, true])
      expect(await begunAgo(30)).toEqual([false, false])
      // Its row is gone, so that no use of the cookie prolongs it.
      expect(await begunAgo(0)).toEqual([false, false])
    })

    test('a password is stored only as a hash', async () => {
      const accounts = await opened.engine.reader
        .selectFrom('account' as never)
        .selectAll()
        .execute()
      expect(accounts).toHaveLength(1)
      expect(JSON.stringify(accounts)).not.toContain(credentials.password)
    })

    test('a wrong password and an unknown e-mail address get the same response', async () => {
      expect(await auth.signIn({ ...credentials, password: 'wrong!' }, visitor)).toBe('invalid-credential')
      expect(await auth.signIn({ ...credentials, email: 'b@example.com' }, visitor)).toBe(
        'invalid-credential',
      )
    })

    test('a user without a role is refused and gets no session', async () => {
      await auth.setAdmin({ ...credentials, email: 'plain@example.com' })
      await opened.engine.writer
        .updateTable('user' as never)
        .set({ role: 'user' } as never)
        .where('email' as never, '=', 'plain@example.com' as never)
        .execute()
      expect(await auth.signIn({ ...credentials, email: 'plain@example.com' }, visitor)).toBe(
        'invalid-credential',
      )
      const sessions = await opened.engine.reader
        .selectFrom(['session', 'user'] as never)
        .selectAll()
        .whereRef('session.userId' as never, '=', 'user.id' as never)
        .where('email' as never, '=', 'plain@example.com' as never)
        .execute()
      expect(sessions).toEqual([])
    })

    test('a forged or changed cookie signs nobody in', async () => {
      const { headers } = await signIn()
      const cookie = headers.get('cookie') ?? ''
      expect(await auth.findUser(new Headers({ cookie: cookie.replace('=', '=x') }))).toBeUndefined()
      expect(await auth.findUser(new Headers())).toBeUndefined()
    })

    test('a new password ends the sessions of the old one', async () => {
      const { headers } = await signIn()
      expect(await auth.setAdmin({ ...credentials, password: 'new-breeze' })).toBe('updated')
      expect(await auth.findUser(headers)).toBeUndefined()
      expect(await auth.signIn(credentials, visitor)).toBe('invalid-credential')
      await auth.setAdmin(credentials)
    })
  })
}
