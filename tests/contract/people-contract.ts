import { beforeEach, describe, expect, test } from 'vitest'
import { type Auth, createAuth } from '../../backend/auth/auth.ts'
import { openPeopleService, type PeopleService } from '../../backend/auth/people-service.ts'
import { createDatabase, type Database } from '../../backend/data/database.ts'
import { listChanges } from '../../backend/data/history/changes.ts'
import type { Message } from '../../backend/data/mails.ts'
import { findUser, listUsers } from '../../backend/data/users/find-users.ts'
import { linkLife } from '../../backend/data/users/passwords.ts'
import {
  activateUser,
  changeRole,
  deactivateUser,
  disableSecondFactor,
  EmailTaken,
  LastAdministrator,
  OwnAccountRefused,
  removeInvited,
  WrongState,
} from '../../backend/data/users/users.ts'
import { type Actor, jobActor, userActor } from '../../domain/record/actor.ts'
import { addTestUser } from '../an-agent.ts'
import { totpCode } from '../totp.ts'
import { migratedEngine } from './migrated-engine.ts'
import type { OpenEngine } from './opened-engine.ts'

const secret = 'Jq3xW0cT9vYb5nRk7LmZ2hDf8sPa4gUe'
const admin = { email: 'admin@example.com', password: 'sea-breeze' }
const agent = { email: 'agent@example.com', password: 'sea-breeze-2' }
const invitation = { name: 'Ана', email: 'ana@example.com', role: 'agent' } as const
const anotherIp = '198.51.100.7'

export function peopleContract(name: string, open: OpenEngine) {
  describe(`people on ${name}`, () => {
    const opened = migratedEngine(open)
    let db: Database
    let auth: Auth
    let people: PeopleService
    let mails: Message[]
    let time: number
    let published: string[]
    let visitor: { ip: string; overTls: boolean }
    let visitors = 0

    beforeEach(async () => {
      const { writer } = opened.engine
      for (const table of [
        'accessLinks',
        'twoFactor',
        'session',
        'account',
        'user',
        'attempts',
        'changes',
      ] as const)
        await writer.deleteFrom(table).execute()
      published = []
      mails = []
      time = Date.now()
      visitor = { ip: `192.0.2.${++visitors}`, overTls: false }
      db = createDatabase(
        opened.engine,
        (changes) => published.push(...changes.map(({ collection }) => collection)),
        jobActor('test'),
      )
      auth = createAuth(db, secret)
      const mail = { send: (message: Message) => mails.push(message) }
      people = openPeopleService({
        db,
        mail,
        hashPassword: auth.hashPassword,
        makeKnown: auth.makeKnown,
        linkUrl: 'https://example.com/admin/password',
        canMail: true,
        now: () => time,
      })
      await auth.setAdmin(admin)
    })

    const idOf = async (email: string) => (await listUsers(db)).find((user) => user.email === email)?.id ?? ''
    const as = async (email: string) => db.as(await actorOf(email))
    const actorOf = async (email: string): Promise<Actor> => {
      const user = await findUser(db, await idOf(email))
      return user ? userActor(user) : jobActor('nobody')
    }

    async function signIn(credentials: typeof admin): Promise<Headers> {
      const result = await auth.signIn(credentials, visitor)
      if (typeof result === 'string') throw new Error(result)
      return cookiesOf(result)
    }

    describe('invitations', () => {
      test('an invited person signs in after setting a password by the link', async () => {
        const { token, isMailed } = await people.invite(db, invitation)
        expect(isMailed).toBe(true)
        expect(mails[0]).toMatchObject({ to: invitation.email })
        expect(mails[0]?.text).toContain(`https://example.com/admin/password?link=${token}`)
        const credentials = { email: invitation.email, password: 'own-password' }
        expect(await auth.signIn(credentials, visitor)).toBe('invalid-credential')
        expect(await listUsers(db)).toContainEqual(
          expect.objectContaining({ ...invitation, state: 'invited' }),
        )
        expect(await people.findLink(token)).toMatchObject({ kind: 'invitation', email: invitation.email })
        expect(await people.setPassword(token, credentials.password, visitor)).toMatchObject({ name: 'Ана' })
        expect(await auth.findUser(await signIn(credentials))).toMatchObject(invitation)
        expect(await findUser(db, await idOf(invitation.email))).toMatchObject({
          state: 'active',
          lastSignInAt: expect.stringContaining('T'),
        })
      })

      test('a link works once, also for two requests at the same moment', async () => {
        const { token } = await people.invite(db, invitation)
        const both = await Promise.all(
          ['first-one', 'second-one'].map((word) => people.setPassword(token, word, visitor)),
        )
        expect(both.filter(Boolean)).toHaveLength(1)
        expect(await people.setPassword(token, 'third-one', visitor)).toBeUndefined()
        expect(await people.findLink(token)).toBeUndefined()
      })

      test('a link works for seven days, and not with another secret', async () => {
        const { token } = await people.invite(db, invitation)
        const [id = ''] = token.split('.')
        for (const forged of ['', '.', id, `${id}.`, `${id}.x`, `${token}x`, `x${token}`])
          expect(await people.findLink(forged), forged).toBeUndefined()
        time += linkLife.invitation - 1000
        expect(await people.findLink(token)).toBeDefined()
        time += 1000
        expect(await people.setPassword(token, 'too-late', visitor)).toBeUndefined()
      })

      test('a new link replaces the one before; an account with a password gets none', async () => {
        const { token } = await people.invite(db, invitation)
        const again = await people.inviteAgain(db, await idOf(invitation.email))
        expect(await people.findLink(token)).toBeUndefined()
        expect(await people.setPassword(again.token, 'own-password', visitor)).toBeDefined()
        await expect(people.inviteAgain(db, await idOf(invitation.email))).rejects.toThrow(WrongState)
        await expect(removeInvited(db, await idOf(invitation.email))).rejects.toThrow(WrongState)
      })

      test('a taken e-mail is refused in any spelling', async () => {
        await people.invite(db, invitation)
        await expect(people.invite(db, { ...invitation, email: 'ANA@Example.com' })).rejects.toThrow(
          EmailTaken,
        )
      })

      test('the links of a withdrawn invitation and a deactivated account do not work', async () => {
        const { token } = await people.invite(db, invitation)
        await removeInvited(db, await idOf(invitation.email))
        expect(await people.setPassword(token, 'own-password', visitor)).toBeUndefined()
        const other = await people.invite(db, invitation)
        await deactivateUser(db, await idOf(invitation.email))
        expect(await people.setPassword(other.token, 'own-password', visitor)).toBeUndefined()
      })
    })

    describe('roles', () => {
      test('a user cannot change the own role or state', async () => {
        await addTestUser({ db, auth }, agent, 'admin')
        const own = await as(agent.email)
        for (const change of [deactivateUser, activateUser, removeInvited])
          await expect(change(own, await idOf(agent.email))).rejects.toThrow(OwnAccountRefused)
        await expect(changeRole(own, await idOf(agent.email), 'agent')).rejects.toThrow(OwnAccountRefused)
      })

      test('the last active administrator cannot be demoted or deactivated', async () => {
        await addTestUser({ db, auth }, agent)
        await people.invite(db, { ...invitation, role: 'admin' })
        const id = await idOf(admin.email)
        await expect(deactivateUser(db, id)).rejects.toThrow(LastAdministrator)
        await expect(changeRole(db, id, 'agent')).rejects.toThrow(LastAdministrator)
        await changeRole(db, await idOf(agent.email), 'admin')
        await changeRole(db, id, 'agent')
        expect(await findUser(db, id)).toMatchObject({ role: 'agent' })
      })

      test.each([
        ['deactivate', deactivateUser],
        ['make agents of', (db: Database, id: string) => changeRole(db, id, 'agent')],
      ])('of two administrators who %s each other at the same moment, one stays', async (_, change) => {
        await addTestUser({ db, auth }, agent, 'admin')
        const [one, other] = [await as(admin.email), await as(agent.email)]
        const tries = await Promise.allSettled([
          change(one, await idOf(agent.email)),
          change(other, await idOf(admin.email)),
        ])
        expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
        const left = (await listUsers(db)).filter(({ role, state }) => role === 'admin' && state === 'active')
        expect(left).toHaveLength(1)
      })

      test('deactivation ends all sessions, and activation does not restore them', async () => {
        await addTestUser({ db, auth }, agent)
        const sessions = [await signIn(agent), await signIn(agent)]
        published = []
        await deactivateUser(db, await idOf(agent.email))
        expect(published).toEqual(['users'])
        for (const headers of sessions) expect(await auth.findUser(headers)).toBeUndefined()
        expect(await auth.signIn(agent, visitor)).toBe('invalid-credential')
        await activateUser(db, await idOf(agent.email))
        for (const headers of sessions) expect(await auth.findUser(headers)).toBeUndefined()
        expect(await auth.findUser(await signIn(agent))).toMatchObject({ role: 'agent' })
      })

      test('every change is in the history with its actor and without secrets', async () => {
        const acting = await as(admin.email)
        const { token } = await people.invite(acting, invitation)
        await people.setPassword(token, 'own-password', visitor)
        const id = await idOf(invitation.email)
        await changeRole(acting, id, 'admin')
        await deactivateUser(acting, id)
        const steps = await listChanges(db, { collection: 'users', recordId: id })
        expect(
          steps.map(({ kind, fields, actor }) => [kind, Object.keys(fields), actor.kind]).reverse(),
        ).toEqual([
          ['added', expect.arrayContaining(['name', 'email', 'role']), 'admin'],
          ['revised', ['state', 'passwordSetAt'], 'agent'],
          ['revised', ['role'], 'admin'],
          ['revised', ['state'], 'admin'],
        ])
        const [, secretPart = ''] = token.split('.')
        for (const word of [secretPart, 'own-password', 'scrypt'])
          expect(JSON.stringify(steps)).not.toContain(word)
      })

      test('only hashes of links are stored', async () => {
        const { token } = await people.invite(db, invitation)
        const rows = await db.read.selectFrom('accessLinks').selectAll().execute()
        expect(rows).toHaveLength(1)
        expect(JSON.stringify(rows)).not.toContain(token.split('.')[1])
      })
    })

    describe('own account', () => {
      test('a new password asks for the old one and ends the other sessions', async () => {
        const [here, elsewhere] = [await signIn(admin), await signIn(admin)]
        const user = (await auth.findUser(here)) as NonNullable<Awaited<ReturnType<Auth['findUser']>>>
        const change = (old: string) =>
          auth.ownAccount.changePassword(user, here, { old, password: 'new-breeze', visitor })
        expect(await change('wrong!')).toBe('wrong-password')
        expect(await auth.findUser(elsewhere)).toBeDefined()
        expect(await change(admin.password)).toBe('done')
        expect(await auth.findUser(here)).toBeDefined()
        expect(await auth.findUser(elsewhere)).toBeUndefined()
        expect(await auth.signIn(admin, visitor)).toBe('invalid-credential')
        await signIn({ ...admin, password: 'new-breeze' })
      })

      test('lists the open sessions, marks this one and ends the others', async () => {
        const [here, elsewhere] = [await signIn(admin), await signIn(admin)]
        const user = (await auth.findUser(here)) as NonNullable<Awaited<ReturnType<Auth['findUser']>>>
        const sessions = await auth.ownAccount.listSessions(user, here)
        expect(sessions.map(({ isThis }) => isThis).sort()).toEqual([false, true])
        expect(JSON.stringify(sessions)).not.toContain('token')
        await auth.ownAccount.endOtherSessions(user, here)
        expect(await auth.ownAccount.listSessions(user, here)).toMatchObject([{ isThis: true }])
        expect(await auth.findUser(elsewhere)).toBeUndefined()
      })
    })

    describe('second factor', () => {
      let uri: string
      let recoveryCodes: string[]
      let session: Headers
      let elsewhere: Headers

      /**
       * Turns on the second factor with the code of the current half minute, so that tests can use the next
       * code.
       */
      beforeEach(async () => {
        const before = await signIn(admin)
        const begun = await auth.secondFactor.begin(before, admin.password, visitor)
        if (begun === 'refused') throw new Error(begun)
        uri = begun.uri
        const user = (await auth.findUser(before)) as NonNullable<Awaited<ReturnType<Auth['findUser']>>>
        const confirm = (code: string) =>
          auth.secondFactor.confirm(user, before, { code, endOthers: true, visitor })
        expect(await confirm('000000')).toBe('invalid-credential')
        expect(user.hasSecondFactor).toBe(false)
        elsewhere = await signIn(admin)
        const confirmed = await confirm(totpCode(uri))
        if (typeof confirmed === 'string') throw new Error(confirmed)
        recoveryCodes = confirmed.recoveryCodes
        session = cookiesOf(confirmed)
      })

      async function enterPassword(): Promise<Headers> {
        const result = await auth.signIn(admin, visitor)
        if (typeof result === 'string' || !result.asksForCode) throw new Error('no code was asked for')
        const headers = cookiesOf(result)
        expect(await auth.findUser(headers)).toBeUndefined()
        return headers
      }

      test('ends the sessions that were opened without a code, if requested', async () => {
        expect(await auth.findUser(elsewhere)).toBeUndefined()
        const own = await auth.findUser(session)
        if (!own) throw new Error('the own session has ended, too')
        await disableSecondFactor(db, own.id)
        const other = await signIn(admin)
        const begun = await auth.secondFactor.begin(session, admin.password, visitor)
        if (begun === 'refused') throw new Error(begun)
        const how = { code: totpCode(begun.uri), endOthers: false, visitor }
        expect(await auth.secondFactor.confirm(own, session, how)).toBeTypeOf('object')
        expect(await auth.findUser(other)).toBeDefined()
      })

      test('signing in asks for a code, which works once', async () => {
        expect(await auth.findUser(session)).toMatchObject({ hasSecondFactor: true })
        const code = totpCode(uri, 1)
        const [one, other] = [await enterPassword(), await enterPassword()]
        const opened = await auth.enterCode(one, code, visitor)
        if (typeof opened === 'string') throw new Error(opened)
        expect(await auth.findUser(cookiesOf(opened))).toMatchObject({ email: admin.email })
        expect(await auth.enterCode(other, code, visitor)).toBe('begin-anew')
        expect(await auth.enterCode(one, totpCode(uri, 1), visitor)).toBe('begin-anew')
      })

      test('right passwords and codes do not count as failures', async () => {
        for (const code of recoveryCodes)
          expect(await auth.enterCode(await enterPassword(), code, visitor)).toBeTypeOf('object')
        for (let time = 0; time < 3; time++) await enterPassword()
        const elsewhere = { ip: anotherIp, overTls: false }
        for (let time = 0; time < 12; time++)
          expect(await auth.signIn(admin, elsewhere)).toMatchObject({ asksForCode: true })
      })

      test('a recovery code works once, however it is typed, and is stored only as a hash', async () => {
        expect(recoveryCodes).toHaveLength(10)
        const [code = ''] = recoveryCodes
        const rows = JSON.stringify(await db.read.selectFrom('twoFactor').selectAll().execute())
        expect(rows).not.toContain(code)
        const typed = ` ${code.toUpperCase().replace('-', ' ')} `
        const [one, other] = [await enterPassword(), await enterPassword()]
        const tries = await Promise.all([
          auth.enterCode(one, typed, visitor),
          auth.enterCode(other, code, visitor),
        ])
        expect(tries.filter((result) => typeof result !== 'string')).toHaveLength(1)
        expect(await auth.enterCode(await enterPassword(), code, visitor)).toBe('invalid-credential')
      })

      test('wrong codes are limited like passwords, and a forged challenge is refused', async () => {
        const headers = await enterPassword()
        const results: unknown[] = []
        for (let attempt = 0; attempt < 12; attempt++)
          results.push(await auth.enterCode(headers, '000000', visitor))
        expect(results[0]).toBe('invalid-credential')
        expect(results.at(-1)).not.toBe('invalid-credential')
        expect(await auth.enterCode(headers, totpCode(uri, 1), visitor)).toBeTypeOf('string')
        for (const value of ['2fa-x.y', '%00', '2fa-%00.y', '%ED%A0%80.y', '%', '%D0%B0.y', ''])
          for (const cookie of ['two_factor', 'session_token', 'trust_device', 'dont_remember']) {
            const forged = new Headers({ cookie: `sgrada.${cookie}=${value}` })
            expect(await auth.enterCode(forged, totpCode(uri, 1), visitor), value).toBe('begin-anew')
            expect(await auth.findUser(forged), value).toBeUndefined()
            expect(await auth.signOut(forged, visitor)).toBeInstanceOf(Array)
            expect(await auth.signIn(admin, { ...visitor, cookies: `${forged.get('cookie')}` })).toBeTypeOf(
              'object',
            )
          }
        expect(await auth.enterCode(session, totpCode(uri, 1), visitor)).toBe('begin-anew')
      })

      test('a sign-in that waits for its code ends with a new password', async () => {
        const headers = await enterPassword()
        await auth.setAdmin(admin)
        expect(await auth.enterCode(headers, totpCode(uri, 1), visitor)).toBe('begin-anew')
      })

      test('an administrator switches it off for somebody who has lost his phone', async () => {
        await disableSecondFactor(db, await idOf(admin.email))
        expect(await auth.findUser(await signIn(admin))).toMatchObject({ hasSecondFactor: false })
        const [step] = await listChanges(db, { collection: 'users', limit: 1 })
        expect(step?.fields).toEqual({ hasSecondFactor: { from: true, to: false } })
      })
    })

    describe('a forgotten password', () => {
      const requestLink = async (email: string) => {
        const result = await people.requestPasswordLink(email, visitor.ip)
        await expect.poll(() => mails.length).toBeGreaterThan(0)
        return result
      }

      test('is replaced through a mailed link that works for an hour; all sessions end', async () => {
        const headers = await signIn(admin)
        expect(await requestLink('Admin@example.com')).toBe('requested')
        const token = linkIn(mails[0])
        time += linkLife.password - 1000
        expect(await people.setPassword(token, 'brand-new', visitor)).toMatchObject({ kind: 'password' })
        expect(await auth.findUser(headers)).toBeUndefined()
        await signIn({ ...admin, password: 'brand-new' })
        expect(await people.setPassword(token, 'once-more', visitor)).toBeUndefined()
        await requestLink(admin.email)
        time += linkLife.password
        expect(await people.setPassword(linkIn(mails.at(-1)), 'too-late', visitor)).toBeUndefined()
      })

      test('makes the network and the browser known, whatever strangers do', async () => {
        const guess = { ...admin, password: 'wrong!' }
        for (let stranger = 1; stranger <= 20; stranger++)
          await auth.signIn(guess, { ip: `10.${stranger}.0.1`, overTls: false })
        expect(await auth.signIn(admin, visitor)).toBe('too-many-requests')
        await requestLink(admin.email)
        const set = await people.setPassword(linkIn(mails[0]), 'brand-new', visitor)
        const owner = { ...admin, password: 'brand-new' }
        expect(await auth.signIn(owner, visitor)).toBeTypeOf('object')
        const elsewhere = { ip: anotherIp, overTls: false }
        expect(await auth.signIn(owner, elsewhere)).toBe('too-many-requests')
        const cookies = set?.cookie.split(';')[0]
        expect(await auth.signIn(owner, { ...elsewhere, cookies })).toBeTypeOf('object')
      })

      test('gets the same response for everybody, and no mail for unknown or deactivated accounts', async () => {
        await addTestUser({ db, auth }, agent)
        await deactivateUser(db, await idOf(agent.email))
        for (const email of ['nobody@example.com', agent.email])
          expect(await people.requestPasswordLink(email, visitor.ip)).toBe('requested')
        // Mails are sent in the background: when this one has arrived, the ones above would have arrived, too.
        await requestLink(admin.email)
        expect(mails.map(({ to }) => to)).toEqual([admin.email])
      })

      test('is limited for each e-mail and each network, known or not', async () => {
        for (const email of [admin.email, 'nobody@example.com']) {
          for (let time = 0; time < 3; time++)
            expect(await people.requestPasswordLink(email, anotherIp)).toBe('requested')
          expect(await people.requestPasswordLink(email, visitor.ip)).toBe('too-many-requests')
        }
        for (let time = 0; time < 4; time++)
          expect(await people.requestPasswordLink(`${time}@example.com`, anotherIp)).toBe('requested')
        expect(await people.requestPasswordLink('more@example.com', anotherIp)).toBe('too-many-requests')
      })
    })
  })
}

function cookiesOf({ cookies }: { cookies: string[] }): Headers {
  return new Headers({ cookie: cookies.map((line) => line.split(';')[0]).join('; ') })
}

function linkIn(message: Message | undefined): string {
  return new URL(message?.text.match(/https:\S+/)?.[0] ?? '').searchParams.get('link') ?? ''
}
