import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'
import { recordsOf } from './records/records.ts'

/** What is closed, or open to everybody who has the key, which is a part of the URL. */
export interface KeyAccess {
  isOpen: boolean
  /** Empty until it is opened for the first time. */
  key: string
}

/** The changes that an administrator makes. */
export interface KeyAccessChanges {
  get(db: Database): Promise<KeyAccess>
  /** Keeps the existing key, if there is one. */
  open(db: Database, key?: string): Promise<void>
  close(db: Database): Promise<void>
  /** The old key stops working at once. */
  renew(db: Database): Promise<void>
}

/** In the record `id` of the settings; `names` are those of its fields, which the history labels. */
export function keyAccess(id: string, names: { open: string; key: string }): KeyAccessChanges {
  /**
   * Of the key, the history holds only the last four characters: enough to distinguish two keys, and useless as a
   * key.
   */
  const records = recordsOf('settings', (row) => {
    const { isOpen, key } = read(row.value)
    const { id, revision } = row
    return { id, revision, [names.open]: isOpen, [names.key]: key && `…${key.slice(-4)}` }
  })

  function read(value: string): KeyAccess {
    const stored = JSON.parse(value)
    return { isOpen: stored[names.open] ?? false, key: stored[names.key] ?? '' }
  }

  async function change(db: Database, edit: (before: KeyAccess) => KeyAccess): Promise<void> {
    const write = (before: KeyAccess) => {
      const { isOpen, key } = edit(before)
      return JSON.stringify({ [names.open]: isOpen, [names.key]: key })
    }
    await db.write('settings', async () => {
      const added = await records.addUnless(db, ['id'], { id, value: write({ isOpen: false, key: '' }) })
      if (!added) await records.edit(db, id, ({ value }) => ({ value: write(read(value)) }))
    })
  }

  return {
    async get(db) {
      const row = await db.read.selectFrom('settings').select('value').where('id', '=', id).executeTakeFirst()
      return row ? read(row.value) : { isOpen: false, key: '' }
    },
    open: (db, newKey = makeKey()) => change(db, ({ key }) => ({ isOpen: true, key: key || newKey })),
    close: (db) => change(db, ({ key }) => ({ isOpen: false, key })),
    renew: (db) => change(db, ({ isOpen }) => ({ isOpen, key: makeKey() })),
  }
}

function makeKey(): string {
  return randomBytes(32).toString('base64url')
}

/** The apartments as data for portals. */
export const feedAccess = keyAccess('feeds', { open: 'feedsOpen', key: 'feedKey' })
/** The touch screen of the sales office. */
export const showroomAccess = keyAccess('showroom', { open: 'showroomOpen', key: 'showroomKey' })
