import { beforeEach, describe, expect, test } from 'vitest'
import { type Auth, createAuth } from '../../backend/auth/auth.ts'
import { createKnownDevices } from '../../backend/auth/known-devices.ts'
import { createSignInLimits, type SignInLimits } from '../../backend/auth/sign-in-limits.ts'
import {
  countAttempt,
  deleteExpiredAttempts,
  type Limit,
  recordAttempt,
} from '../../backend/data/attempts.ts'
import { createDatabase, type Database } from '../../backend/data/database.ts'
import { jobActor } from '../../domain/record/actor.ts'
import { migratedEngine } from './migrated-engine.ts'
import type { OpenEngine } from './opened-engine.ts'

const credentials = { email: 'admin@example.com', password: 'sea-breeze' }
const wrong = { ...credentials, password: 'wrong!' }
const minute = 60_000
const day = 24 * 60 * minute
const noon = Date.UTC(2026, 10, 15, 12)

/** Limits are exact, also with several servers at once. */
export function limitsContract(name: string, open: OpenEngine) {
  describe(`limits on ${name}`, () => {
    const opened = migratedEngine(open)
    let db: Database
    let now: number

    beforeEach(async () => {
      now = noon
      db = createDatabase(opened.engine, () => {}, jobActor('test'))
      await opened.engine.writer.deleteFrom('attempts').execute()
    })

    const two: Limit = { key: 'two', most: 2, within: minute }
    const count = (...limits: Limit[]) => countAttempt(db, limits, now)
    const countRows = async () =>
      (await opened.engine.reader.selectFrom('attempts').select('key').execute()).length

    describe('a limit', () => {
      test('allows a number of attempts within its time; refused ones do not prolong it', async () => {
        expect([await count(two), await count(two), await count(two)]).toEqual([true, true, false])
        now += minute - 1
        expect(await count(two)).toBe(false)
        now += 1
        expect(await count(two)).toBe(true)
      })

      test('counts each key separately, and several keys all or nothing', async () => {
        const one: Limit = { key: 'one', most: 1, within: minute }
        expect([await count(one), await count(two, one), await count(two)]).toEqual([true, false, true])
        expect([await count(two), await count(two)]).toEqual([true, false])
      })

      test('is exact for fifty attempts at once', async () => {
        const ten: Limit = { key: 'ten', most: 10, within: minute }
        const counted = await Promise.all(
          Array.from({ length: 50 }, (_, index) => (index % 2 ? count(ten, two) : count(ten))),
        )
        expect(counted.filter(Boolean).length).toBe(10)
      })

      test('ignores moments of a clock that was wrong by more than a minute', async () => {
        now += day
        expect([await count(two), await count(two), await count(two)]).toEqual([true, true, false])
        now -= day
        expect([await count(two), await count(two), await count(two)]).toEqual([true, true, false])
      })

      test('counts moments of a server whose clock is a second ahead', async () => {
        now += 1000
        expect([await count(two), await count(two)]).toEqual([true, true])
        now -= 1000
        expect(await count(two)).toBe(false)
      })
    })

    describe('stored attempts', () => {
      test('are deleted when they no longer count, and when they lie further ahead than any limit', async () => {
        await count(two)
        now += 365 * day
        await count({ ...two, key: 'from a clock that jumped' })
        now -= 365 * day
        await deleteExpiredAttempts(db, now)
        expect(await countRows()).toBe(1)
        await deleteExpiredAttempts(db, now + minute)
        expect(await countRows()).toBe(0)
      })

      test('are limited in number: those that expire first are deleted first', async () => {
        const long: Limit = { key: 'long', most: 1, within: 30 * day }
        await recordAttempt(db, long, now)
        for (let index = 0; index < 5; index++) await count({ ...two, key: `visitor ${index}` })
        await deleteExpiredAttempts(db, now, 3)
        expect(await countRows()).toBe(3)
        expect(await count(long)).toBe(false)
      })

      test('hold only hashes of keys', async () => {
        await count({ ...two, key: 'somebody@example.com' })
        const rows = await opened.engine.reader.selectFrom('attempts').selectAll().execute()
        expect(JSON.stringify(rows)).not.toContain('somebody')
      })
    })

    describe('signing in', () => {
      const secret = 'Jq3xW0cT9vYb5nRk7LmZ2hDf8sPa4gUe'
      let auth: Auth
      let limits: SignInLimits

      beforeEach(async () => {
        auth = createAuth(db, secret, () => now)
        limits = createSignInLimits(
          db,
          createKnownDevices(secret, () => now),
          () => now,
        )
        await auth.setAdmin(credentials)
      })

      const from = (ip: string) => ({ ip, overTls: false })
      const signIn = async (given: typeof credentials, ip: string) => {
        const result = await auth.signIn(given, from(ip))
        return typeof result === 'string' ? result : 'signed-in'
      }
      /** Counts failed attempts as a wrong password does, but without hashing a password, which takes long. */
      const failFrom = async (ip: string, times: number, email = credentials.email) => {
        for (let index = 0; index < times; index++)
          expect(await limits.begin('password', email, from(ip))).toBeDefined()
      }

      test('a wrong password counts, and gets another message than too many attempts', async () => {
        for (let index = 0; index < 5; index++)
          expect(await signIn(wrong, '192.0.2.1')).toBe('invalid-credential')
        expect(await signIn(credentials, '192.0.2.1')).toBe('too-many-requests')
      })

      test('does not deadlock with the deletion of old attempts', async () => {
        const accounts = Array.from({ length: 12 }, (_, index) => `a${index}@example.com`)
        for (let round = 0; round < 5; round++) {
          await Promise.all(accounts.map((account, index) => failFrom(`198.51.${index}.7`, 1, account)))
          now += 2 * day
          await Promise.all([
            ...accounts.map((account, index) => failFrom(`198.51.${index}.7`, 1, account)),
            ...accounts.map(() => deleteExpiredAttempts(db, now)),
          ])
          now += 2 * day
        }
      })

      test('successful sign-ins do not count', async () => {
        for (let index = 0; index < 12; index++)
          expect(await signIn(credentials, '192.0.2.1')).toBe('signed-in')
      })

      test('ten failures in five minutes block a network; another network may continue', async () => {
        for (let index = 1; index <= 10; index++)
          await failFrom(`2001:db8::${index}`, 1, `a${index}@example.com`)
        expect(await signIn(credentials, '[2001:db8::ffff]:443')).toBe('too-many-requests')
        expect(await signIn(credentials, '192.0.2.1')).toBe('signed-in')
        now += 5 * minute
        expect(await signIn(credentials, '2001:db8::1')).toBe('signed-in')
      })

      /** Fails from ten unrelated networks, which uses up the account's limit. */
      const failEverywhere = async (email = credentials.email) => {
        for (let index = 1; index <= 10; index++) await failFrom(`10.${index}.0.1`, 1, email)
      }

      test('five failures with one account block it from that network, and every further attempt prolongs the wait', async () => {
        await failFrom('192.0.2.1', 5)
        for (let waited = 0; waited < 60; waited++, now += minute)
          expect(await signIn(wrong, '192.0.2.1')).toBe('too-many-requests')
        await failFrom('192.0.2.1', 1, 'b@example.com')
        now += 15 * minute
        expect(await signIn(credentials, '192.0.2.1')).toBe('signed-in')
      })

      test('a stranger who goes on failing blocks the owner in no other network', async () => {
        for (let index = 1; index <= 10; index++, now += minute / 2) {
          for (let tries = 0; tries < 5; tries++) await signIn(wrong, '192.0.2.1')
          expect(await signIn(credentials, `203.0.113.${index}`)).toBe('signed-in')
        }
      })

      test.each([
        ['two hundred neighbouring IPs', (index: number) => `198.51.100.${index}`],
        ['two hundred networks of his own', (index: number) => `2001:db8:1:${index}::1`],
      ])('nor does a stranger with %s', async (_, ipOf) => {
        for (let index = 1; index <= 200; index++) await signIn(wrong, ipOf(index))
        for (let index = 1; index <= 5; index++) {
          await signIn(wrong, ipOf(index))
          expect(await signIn(credentials, `203.0.113.${index}`)).toBe('signed-in')
        }
      })

      test('ten failures with one account from any IPs leave three attempts a minute for networks with few attempts', async () => {
        await failEverywhere()
        for (let index = 11; index <= 13; index++) await failFrom(`10.${index}.0.1`, 1)
        const shouted = { ...credentials, email: 'ADMIN@example.com' }
        expect(await signIn(shouted, '192.0.2.99')).toBe('too-many-requests')
        now += minute
        expect(await signIn(shouted, '192.0.2.99')).toBe('signed-in')
        for (const waiting of [0, 1]) {
          await failFrom('10.1.0.2', 1)
          now += minute * waiting
        }
        expect(await signIn(wrong, '10.1.0.3')).toBe('too-many-requests')
        await failFrom('10.99.0.3', 1)
      })

      test('the slow rate holds while failures go on, and ends fifteen minutes after them', async () => {
        await failEverywhere()
        for (let index = 11; index <= 20; index++, now += minute) {
          for (const part of [1, 2, 3]) await failFrom(`10.${index}.${part}.1`, 1)
          expect(await signIn(wrong, '203.0.113.1')).toBe('too-many-requests')
        }
        now += 15 * minute
        for (let index = 101; index <= 106; index++) await failFrom(`10.${index}.0.1`, 1)
      })

      test.each([
        ['forty IPs far from each other', (index: number) => `10.${index}.0.1`, 13],
        ['forty neighbouring IPs', (index: number) => `192.0.2.${index}`, 10],
      ])('forty attempts at once from %s get few guesses', async (_, ipOf, guesses) => {
        const results = await Promise.all(
          Array.from({ length: 40 }, (_, index) => signIn(wrong, ipOf(index))),
        )
        expect(results.filter((result) => result === 'invalid-credential')).toHaveLength(guesses)
        expect(results.filter((result) => result === 'too-many-requests')).toHaveLength(40 - guesses)
      })

      /** Fails from so many networks that sign-ins to the account from unknown networks are refused. */
      const besiege = async (email = credentials.email) => {
        await failEverywhere(email)
        for (let index = 11; index <= 13; index++) await failFrom(`10.${index}.0.1`, 1, email)
        expect(await signIn({ ...wrong, email }, '198.51.100.99')).toBe('too-many-requests')
      }

      test('nobody can block the owner in the network that the owner signs in from', async () => {
        expect(await signIn(credentials, '192.0.2.200')).toBe('signed-in')
        now += 29 * day
        await besiege()
        expect(await signIn(credentials, '192.0.2.200')).toBe('signed-in')
        // The known network still has a limit of its own.
        await failFrom('192.0.2.200', 10)
        expect(await signIn(credentials, '192.0.2.200')).toBe('too-many-requests')
      })

      test('nor out of the server’s own machine; a forwarded loopback address does not count as that', async () => {
        await besiege()
        for (const ip of ['127.0.0.1', '::1']) {
          expect(await signIn(credentials, ip)).toBe('too-many-requests')
          expect(await auth.signIn(credentials, { ...from(ip), isOwnMachine: true })).toBeTypeOf('object')
        }
      })

      describe('from a browser that the account has signed in from', () => {
        let cookies: string

        beforeEach(async () => {
          const result = await auth.signIn(credentials, from('192.0.2.200'))
          if (typeof result === 'string') throw new Error(result)
          cookies = `other=1; ${result.cookies.map((cookie) => cookie.split(';')[0]).join('; ')}`
        })

        let networks = 50
        const signInWith = async (cookies: string, given = credentials) => {
          const result = await auth.signIn(given, { ...from(`203.0.113.${++networks}`), cookies })
          return typeof result === 'string' ? result : 'signed-in'
        }

        test('works from any network, whatever strangers do', async () => {
          await besiege()
          expect(await signIn(credentials, '203.0.113.50')).toBe('too-many-requests')
          expect(await signInWith(cookies)).toBe('signed-in')
          now += 179 * day
          await besiege()
          expect(await signInWith(cookies)).toBe('signed-in')
          now += day
          await besiege()
          expect(await signInWith(cookies)).toBe('too-many-requests')
        })

        test('has a limit of its own', async () => {
          for (let index = 0; index < 10; index++)
            expect(await signInWith(cookies, wrong)).toBe('invalid-credential')
          expect(await signInWith(cookies)).toBe('too-many-requests')
          now += 15 * minute
          expect(await signInWith(cookies)).toBe('signed-in')
        })

        test('cannot be forged, nor used for another account', async () => {
          const [, mark = ''] = cookies.match(/sgrada-device-[^=]+=([^;]+)/) ?? []
          const [id = '', , signature = ''] = mark.split('.')
          await besiege()
          const later = mark.replace(/\.\d+\./, '.9999999999.')
          for (const forged of [later, `x${mark}`, `${mark}x`, `${id}..${signature}`, '', 'x', '%00'])
            expect(await signInWith(cookies.replace(mark, forged)), forged).toBe('too-many-requests')
          const colleague = { email: 'b@example.com', password: 'sea-breeze' }
          await auth.setAdmin(colleague)
          now += 30 * day
          await besiege(colleague.email)
          expect(await signInWith(cookies, colleague)).toBe('too-many-requests')
        })
      })

      test('a network is known for thirty days, and only for the account that signed in there', async () => {
        expect(await signIn(credentials, '192.0.2.200')).toBe('signed-in')
        await besiege('b@example.com')
        expect(await signIn({ ...wrong, email: 'b@example.com' }, '192.0.2.200')).toBe('too-many-requests')
        now += 30 * day
        await besiege()
        expect(await signIn(credentials, '192.0.2.200')).toBe('too-many-requests')
      })
    })
  })
}
