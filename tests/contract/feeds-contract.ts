import { describe, expect, test } from 'vitest'
import { closeFeeds, getFeedAccess, openFeeds, renewFeedKey } from '../../backend/data/feed-access.ts'
import { listChanges } from '../../backend/data/history/changes.ts'
import { admitFeedReader, feedLimit } from '../../backend/feeds/admit-reader.ts'
import type { OpenedData } from './opened-data.ts'

/** Feeds are closed until an administrator opens them for clients with the key. */
export function feedsContract(data: OpenedData) {
  describe('feeds', () => {
    const keyNow = async () => (await getFeedAccess(data.db)).feedKey
    const admit = (key: string, ip = '192.0.2.9') => admitFeedReader(data.db, key, ip)

    test('are closed by default, also to an empty key', async () => {
      expect(await getFeedAccess(data.db)).toEqual({ feedsOpen: false, feedKey: '' })
      expect([await admit(''), await admit('key')]).toEqual(['closed', 'closed'])
      await closeFeeds(data.db)
      expect(await admit('')).toBe('closed')
    })

    test('open with a long random key, and only with it', async () => {
      await openFeeds(data.db)
      const key = await keyNow()
      expect(key).toMatch(/^[\w-]{43}$/)
      expect(await admit(key, '192.0.2.1')).toBe('admitted')
      for (const wrong of ['', key.slice(1), `${key}x`, key.toLowerCase(), 'ключ'])
        expect(await admit(wrong, '192.0.2.1'), wrong).toBe('closed')
    })

    test('have the same key after they were closed; a new key replaces the old one', async () => {
      await openFeeds(data.db)
      const first = await keyNow()
      await closeFeeds(data.db)
      expect(await admit(first, '192.0.2.2')).toBe('closed')
      await openFeeds(data.db)
      expect(await keyNow()).toBe(first)
      await renewFeedKey(data.db)
      const second = await keyNow()
      expect(await admit(first, '192.0.2.2')).toBe('closed')
      expect(await admit(second, '192.0.2.2')).toBe('admitted')
    })

    test('get one key when two administrators open them at the same moment', async () => {
      await Promise.all([openFeeds(data.db), openFeeds(data.db)])
      expect(await getFeedAccess(data.db)).toEqual({ feedsOpen: true, feedKey: await keyNow() })
      const changes = await listChanges(data.db, { collection: 'settings', recordId: 'feeds' })
      expect(changes).toHaveLength(1)
    })

    test('limit their clients per network', async () => {
      await openFeeds(data.db)
      const key = await keyNow()
      const admissions = []
      for (let time = 0; time <= feedLimit.most; time += 1) admissions.push(await admit(key, '192.0.2.3'))
      expect(admissions.filter((admission) => admission === 'admitted')).toHaveLength(feedLimit.most)
      expect(admissions.at(-1)).toBe('too-many')
      expect(await admit(key, '192.0.2.4')).toBe('admitted')
    })

    test('never write the key into the history', async () => {
      await openFeeds(data.db)
      await renewFeedKey(data.db)
      const key = await keyNow()
      const changes = await listChanges(data.db, { collection: 'settings', recordId: 'feeds' })
      expect(changes).toHaveLength(2)
      expect(JSON.stringify(changes)).not.toContain(key.slice(0, 10))
      expect(changes[0]?.fields.feedKey).toMatchObject({ to: `…${key.slice(-4)}` })
    })
  })
}
