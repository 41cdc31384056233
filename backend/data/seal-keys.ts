import type { Database } from './database.ts'
import { isSealed, sealedKey } from './key-seal.ts'

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
  const value = JSON.stringify({ ...stored, ...sealedKey(db.seal, field, key) })
  await db.write('settings', (trx) =>
    trx.updateTable('settings').set({ value }).where('id', '=', id).where('value', '=', row.value).execute(),
  )
}
