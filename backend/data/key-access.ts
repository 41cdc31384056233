import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'
import { hashOfKey, isSealed, sealedKey } from './key-seal.ts'
import { recordsOf } from './records/records.ts'

/** What is closed, or open to everybody who has the key, which is a part of the URL. */
export interface KeyAccess {
  isOpen: boolean
  /** Empty until it is opened for the first time, and where it was sealed with another secret: then it still opens. */
  key: string
}

/** A stored one: the key is found by its hash, and sealed. */
interface StoredAccess {
  isOpen: boolean
  sealed: string
  hash: string
  end: string
}

const neverOpened: StoredAccess = { isOpen: false, sealed: '', hash: '', end: '' }

/** The changes that an administrator makes. */
export interface KeyAccessChanges {
  get(db: Database): Promise<KeyAccess>
  /** Keeps the existing key, if there is one. */
  open(db: Database, key?: string): Promise<void>
  close(db: Database): Promise<void>
  /** The old key stops working at once. */
  renew(db: Database): Promise<void>
}

/** What a visitor opens with the key itself. */
interface KeyDoor extends KeyAccessChanges {
  /** Nothing opens what is closed, and an empty key opens nothing. */
  isOpenedBy(db: Database, given: string): Promise<boolean>
  /** Where the key is stored. */
  place: { id: string; field: string }
}

/** In the record `id` of the settings; `names` are those of its fields, which the history labels. */
function keyAccess(id: string, names: { open: string; key: string }): KeyDoor {
  /**
   * Of the key, the history holds only the last four characters: enough to distinguish two keys, and useless as a
   * key.
   */
  const records = recordsOf('settings', (row) => {
    const { isOpen, end } = parse(row.value)
    const { id, revision } = row
    return { id, revision, [names.open]: isOpen, [names.key]: end && `…${end}` }
  })

  /** A key that the start has not sealed yet is as good as one that it has. */
  function parse(value: string): StoredAccess {
    const stored = JSON.parse(value)
    const key: string = stored[names.key] ?? ''
    const { hash = key && hashOfKey(key), end = key.slice(-4) } = stored
    return { isOpen: stored[names.open] ?? false, sealed: key, hash, end }
  }

  async function find(db: Database): Promise<StoredAccess> {
    const row = await db.read.selectFrom('settings').select('value').where('id', '=', id).executeTakeFirst()
    return row ? parse(row.value) : neverOpened
  }

  async function change(
    db: Database,
    edit: (before: StoredAccess) => { isOpen: boolean; newKey?: string },
  ): Promise<void> {
    const write = (before: StoredAccess) => {
      const { isOpen, newKey } = edit(before)
      const { sealed, hash, end } = before
      const kept = { [names.key]: sealed, hash, end }
      return JSON.stringify({
        [names.open]: isOpen,
        ...(newKey === undefined ? kept : sealedKey(db.seal, names.key, newKey)),
      })
    }
    await db.write('settings', async () => {
      const added = await records.addUnless(db, ['id'], { id, value: write(neverOpened) })
      if (!added) await records.edit(db, id, ({ value }) => ({ value: write(parse(value)) }))
    })
  }

  return {
    async get(db) {
      const { isOpen, sealed } = await find(db)
      return { isOpen, key: isSealed(sealed) ? db.seal.unseal(sealed) : sealed }
    },
    async isOpenedBy(db, given) {
      const { isOpen, hash } = await find(db)
      // Only hashes are compared, so the time that it takes says nothing of the key.
      return isOpen && hash !== '' && hashOfKey(given) === hash
    },
    place: { id, field: names.key },
    open: (db, newKey = makeKey()) => change(db, ({ hash }) => ({ isOpen: true, ...(!hash && { newKey }) })),
    close: (db) => change(db, () => ({ isOpen: false })),
    renew: (db) => change(db, ({ isOpen }) => ({ isOpen, newKey: makeKey() })),
  }
}

function makeKey(): string {
  return randomBytes(32).toString('base64url')
}

/** The apartments as data for portals. */
export const feedAccess = keyAccess('feeds', { open: 'feedsOpen', key: 'feedKey' })
/** The touch screen of the sales office. */
export const showroomAccess = keyAccess('showroom', { open: 'showroomOpen', key: 'showroomKey' })
