import { describe, expect, test } from 'vitest'
import { closeFeeds, getFeedAccess, openFeeds, renewFeedKey } from '../../backend/data/feed-access.ts'
import { listChanges } from '../../backend/data/history/changes.ts'
import { admitFeedReader, feedLimit } from '../../backend/feeds/admit-reader.ts'
import type { OpenedData } from './opened-data.ts'

/** Feeds are closed, until somebody opens them for whoever has the key. */
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

    test('open with a long random key, and let in nobody without it', async () => {
      await openFeeds(data.db)
      const key = await keyNow()
      expect(key).toMatch(/^[\w-]{43}$/)
      expect(await admit(key, '192.0.2.1')).toBe('admitted')
      for (const wrong of ['', key.slice(1), `${key}x`, key.toLowerCase(), 'ключ'])
        expect(await admit(wrong, '192.0.2.1'), wrong).toBe('closed')
    })

    test('keep their key while they are closed; a new one ends the one before', async () => {
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

    test('are opened once by two who do so at the same moment', async () => {
      await Promise.all([openFeeds(data.db), openFeeds(data.db)])
      expect(await getFeedAccess(data.db)).toEqual({ feedsOpen: true, feedKey: await keyNow() })
      const changes = await listChanges(data.db, { collection: 'settings', recordId: 'feeds' })
      expect(changes).toHaveLength(1)
    })

    test('count their readers, each network for itself', async () => {
      await openFeeds(data.db)
      const key = await keyNow()
      const asked = []
      for (let time = 0; time <= feedLimit.most; time += 1) asked.push(await admit(key, '192.0.2.3'))
      expect(asked.filter((admission) => admission === 'admitted')).toHaveLength(feedLimit.most)
      expect(asked.at(-1)).toBe('too-many')
      expect(await admit(key, '192.0.2.4')).toBe('admitted')
    })

    test('leave no key in the history', async () => {
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
