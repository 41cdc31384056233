import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { Database } from './database.ts'

/** Encrypts the keys in addresses, which screens show again, so that a stolen database or backup opens nothing. */
export interface KeySeal {
  seal(key: string): string
  /** Empty when it was sealed with another secret. */
  unseal(sealed: string): string
}

const algorithm = 'aes-256-gcm'

export function createKeySeal(secret: string): KeySeal {
  const own = Buffer.from(hkdfSync('sha256', secret, '', 'keys in addresses', 32))
  return {
    seal(key) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv(algorithm, own, nonce)
      const text = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()])
      return [nonce, cipher.getAuthTag(), text].map((part) => part.toString('base64url')).join('.')
    },

    unseal(sealed) {
      const [nonce, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'))
      try {
        if (!nonce || !tag || !text) return ''
        const decipher = createDecipheriv(algorithm, own, nonce, { authTagLength: 16 })
        decipher.setAuthTag(tag)
        return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
      } catch {
        return ''
      }
    },
  }
}

/** What a key is found and compared by. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

/** A sealed key has dots, which no key of before has that we have made. */
export function isSealed(stored: string): boolean {
  return stored.split('.').length === 3
}

/**
 * Seals keys that an earlier release, or a backup of one, has stored in clear. It changes neither the keys nor the
 * history, and it needs the secret, so it is a step of the start and no migration.
 */
export async function sealKeys(
  db: Database,
  settings: readonly { id: string; field: string }[],
): Promise<void> {
  const rows = await db.read.selectFrom('calendarKeys').selectAll().execute()
  const shown = rows.filter(({ key }) => !isSealed(key))
  for (const { userId, key } of shown)
    await db.transaction((trx) =>
      trx
        .updateTable('calendarKeys')
        .set({ key: db.seal.seal(key) })
        .where('userId', '=', userId)
        .where('key', '=', key)
        .execute(),
    )
  for (const { id, field } of settings) await sealSetting(db, id, field)
}

async function sealSetting(db: Database, id: string, field: string): Promise<void> {
  const row = await db.read.selectFrom('settings').select('value').where('id', '=', id).executeTakeFirst()
  const stored = JSON.parse(row?.value ?? '{}')
  const key = stored[field]
  if (!row || !key || stored.hash) return
  const value = JSON.stringify({ ...stored, ...sealedKey(db, field, key) })
  await db.write('settings', (trx) =>
    trx.updateTable('settings').set({ value }).where('id', '=', id).where('value', '=', row.value).execute(),
  )
}

/** The part of a setting's value that holds a key; its end is for the history. */
export function sealedKey({ seal }: Pick<Database, 'seal'>, field: string, key: string) {
  return { [field]: seal.seal(key), hash: hashOfKey(key), end: key.slice(-4) }
}
