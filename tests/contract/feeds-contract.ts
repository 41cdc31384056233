import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createDatabase } from '../../backend/data/database.ts'
import { listChanges } from '../../backend/data/history/changes.ts'
import { feedAccess, showroomAccess } from '../../backend/data/key-access.ts'
import { createKeySeal } from '../../backend/data/key-seal.ts'
import { sealKeys } from '../../backend/data/seal-keys.ts'
import { calendarAccess, findCalendarOwner } from '../../backend/data/users/calendar-keys.ts'
import { setPassword } from '../../backend/data/users/passwords.ts'
import { inviteUser } from '../../backend/data/users/users.ts'
import { admitFeedReader, feedLimit } from '../../backend/feeds/admit-reader.ts'
import type { OpenedData } from './opened-data.ts'

/** Feeds are closed until an administrator opens them for clients with the key. */
export function feedsContract(data: OpenedData) {
  describe('feeds', () => {
    const keyNow = async () => (await feedAccess.get(data.db)).key
    const admit = (key: string, ip = '192.0.2.9') => admitFeedReader(data.db, key, ip)

    test('are closed by default, also to an empty key', async () => {
      expect(await feedAccess.get(data.db)).toEqual({ isOpen: false, key: '' })
      expect([await admit(''), await admit('key')]).toEqual(['closed', 'closed'])
      await feedAccess.close(data.db)
      expect(await admit('')).toBe('closed')
    })

    test('open with a long random key, and only with it', async () => {
      await feedAccess.open(data.db)
      const key = await keyNow()
      expect(key).toMatch(/^[\w-]{43}$/)
      expect(await admit(key, '192.0.2.1')).toBe('admitted')
      for (const wrong of ['', key.slice(1), `${key}x`, key.toLowerCase(), 'ключ'])
        expect(await admit(wrong, '192.0.2.1'), wrong).toBe('closed')
    })

    test('have the same key after they were closed; a new key replaces the old one', async () => {
      await feedAccess.open(data.db)
      const first = await keyNow()
      await feedAccess.close(data.db)
      expect(await admit(first, '192.0.2.2')).toBe('closed')
      await feedAccess.open(data.db)
      expect(await keyNow()).toBe(first)
      await feedAccess.renew(data.db)
      const second = await keyNow()
      expect(await admit(first, '192.0.2.2')).toBe('closed')
      expect(await admit(second, '192.0.2.2')).toBe('admitted')
    })

    test('get one key when two administrators open them at the same moment', async () => {
      await Promise.all([feedAccess.open(data.db), feedAccess.open(data.db)])
      expect(await feedAccess.get(data.db)).toEqual({ isOpen: true, key: await keyNow() })
      const changes = await listChanges(data.db, { collection: 'settings', recordId: 'feeds' })
      expect(changes).toHaveLength(1)
    })

    test('limit their clients per network', async () => {
      await feedAccess.open(data.db)
      const key = await keyNow()
      const admissions = []
      for (let time = 0; time <= feedLimit.most; time += 1) admissions.push(await admit(key, '192.0.2.3'))
      expect(admissions.filter((admission) => admission === 'admitted')).toHaveLength(feedLimit.most)
      expect(admissions.at(-1)).toBe('too-many')
      expect(await admit(key, '192.0.2.4')).toBe('admitted')
    })

    test('never write the key into the history', async () => {
      await feedAccess.open(data.db)
      await feedAccess.renew(data.db)
      const key = await keyNow()
      const changes = await listChanges(data.db, { collection: 'settings', recordId: 'feeds' })
      expect(changes).toHaveLength(2)
      expect(JSON.stringify(changes)).not.toContain(key.slice(0, 10))
      expect(changes[0]?.fields.feedKey).toMatchObject({ to: `…${key.slice(-4)}` })
    })
  })

  describe('keys in addresses', () => {
    const places = [feedAccess.place, showroomAccess.place]
    const stored = async () =>
      JSON.stringify([
        await data.db.read.selectFrom('settings').selectAll().execute(),
        await data.db.read.selectFrom('calendarKeys').selectAll().execute(),
      ])

    test('are not in the database, and are shown where the secret is the same', async () => {
      await feedAccess.open(data.db)
      const { key } = await feedAccess.get(data.db)
      expect(await stored()).not.toContain(key)
      const elsewhere = createDatabase(data.engine, () => {}, data.db.actor, createKeySeal('another secret'))
      expect(await feedAccess.get(elsewhere)).toEqual({ isOpen: true, key: '' })
      expect(await feedAccess.isOpenedBy(elsewhere, key)).toBe(true)
      await feedAccess.renew(elsewhere)
      expect(await feedAccess.isOpenedBy(elsewhere, key)).toBe(false)
      expect((await feedAccess.get(elsewhere)).key).toMatch(/^[\w-]{43}$/)
    })

    test('of an earlier release go on opening, and are sealed by the next start', async () => {
      const { db, engine } = data
      const userId = await inviteUser(db, { name: 'Ана', email: 'key@example.com', role: 'agent' })
      await setPassword(db, userId, { hash: 'hash' })
      await calendarAccess(userId).open(db)
      const [key, calendar] = ['k'.repeat(43), 'c'.repeat(43)]
      await feedAccess.open(db)
      const value = JSON.stringify({ feedsOpen: true, feedKey: key })
      await engine.writer.updateTable('settings').set({ value }).where('id', '=', 'feeds').execute()
      const hash = createHash('sha256').update(calendar).digest('base64url')
      const old = { key: calendar, hash }
      await engine.writer.updateTable('calendarKeys').set(old).where('userId', '=', userId).execute()
      const expectOpen = async () => {
        expect(await feedAccess.isOpenedBy(db, key)).toBe(true)
        expect(await feedAccess.get(db)).toEqual({ isOpen: true, key })
        expect(await findCalendarOwner(db, calendar)).toMatchObject({ id: userId })
        expect(await calendarAccess(userId).get(db)).toEqual({ isOpen: true, key: calendar })
      }
      await expectOpen()
      for (const _ of ['once', 'again']) await sealKeys(db, places)
      await expectOpen()
      const rows = await stored()
      for (const each of [key, calendar]) expect(rows).not.toContain(each)
      await feedAccess.close(db)
      await feedAccess.open(db)
      await expectOpen()
    })
  })

  describe('the showroom', () => {
    const opens = (key: string) => showroomAccess.isOpenedBy(data.db, key)

    test('is closed by default, and opened with a key of its own', async () => {
      expect([await opens(''), await opens('key')]).toEqual([false, false])
      await Promise.all([
        showroomAccess.open(data.db),
        showroomAccess.open(data.db),
        feedAccess.open(data.db),
      ])
      const { key } = await showroomAccess.get(data.db)
      expect(key).toMatch(/^[\w-]{43}$/)
      expect(await opens(key)).toBe(true)
      for (const wrong of ['', `${key}x`, key.toLowerCase(), (await feedAccess.get(data.db)).key])
        expect(await opens(wrong), wrong).toBe(false)
      await showroomAccess.renew(data.db)
      expect(await opens(key)).toBe(false)
      await showroomAccess.close(data.db)
      expect(await opens((await showroomAccess.get(data.db)).key)).toBe(false)
      const changes = await listChanges(data.db, { collection: 'settings', recordId: 'showroom' })
      expect(changes).toHaveLength(3)
      expect(JSON.stringify(changes)).not.toContain(key.slice(0, 10))
    })
  })
}
