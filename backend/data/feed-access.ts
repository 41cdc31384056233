import { randomBytes } from 'node:crypto'
import { closedFeeds, type FeedAccess } from '../../domain/feed/feed-access.ts'
import type { Database } from './database.ts'
import { recordsOf } from './records/records.ts'

const id = 'feeds'

/**
 * Of the feed key, the history holds only the last four characters: enough to distinguish two keys, and useless
 * as a key.
 */
const records = recordsOf('settings', ({ id, revision, value }) => {
  const { feedsOpen, feedKey } = readAccess(value)
  return { id, revision, feedsOpen, feedKey: feedKey && `…${feedKey.slice(-4)}` }
})

export async function getFeedAccess(db: Database): Promise<FeedAccess> {
  const row = await db.read.selectFrom('settings').select('value').where('id', '=', id).executeTakeFirst()
  return row ? readAccess(row.value) : closedFeeds
}

/** Keeps the existing key, if there is one. */
export async function openFeeds(db: Database, key = newKey()): Promise<void> {
  await change(db, ({ feedKey }) => ({ feedsOpen: true, feedKey: feedKey || key }))
}

export async function closeFeeds(db: Database): Promise<void> {
  await change(db, ({ feedKey }) => ({ feedsOpen: false, feedKey }))
}

/** The old key stops working at once. */
export async function renewFeedKey(db: Database): Promise<void> {
  await change(db, ({ feedsOpen }) => ({ feedsOpen, feedKey: newKey() }))
}

async function change(db: Database, edit: (before: FeedAccess) => FeedAccess): Promise<void> {
  await db.write('settings', async () => {
    const added = await records.addUnless(db, ['id'], { id, value: JSON.stringify(edit(closedFeeds)) })
    if (!added)
      await records.edit(db, id, ({ value }) => ({ value: JSON.stringify(edit(readAccess(value))) }))
  })
}

function newKey(): string {
  return randomBytes(32).toString('base64url')
}

function readAccess(value: string): FeedAccess {
  return { ...closedFeeds, ...JSON.parse(value) }
}
