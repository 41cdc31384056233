import { createHash, randomBytes } from 'node:crypto'
import { alertKeyPattern } from '../../../domain/alert/alert.ts'
import type { Database } from '../database.ts'

/** So many mails to one e-mail have links that open. */
const keptKeys = 40

/**
 * Makes a key for the link of one mail and stores its hash. It opens all alerts of the e-mail, because whoever has the
 * mail reads that mailbox.
 */
export async function addAlertKey(db: Database, email: string, now: Date): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  await db.transaction(async (trx) => {
    await trx
      .insertInto('alertKeys')
      .values({ hash: hashOf(key), email, createdAt: now.toISOString() })
      .execute()
    const older = await trx
      .selectFrom('alertKeys')
      .select('hash')
      .where('email', '=', email)
      .orderBy('createdAt', 'desc')
      .orderBy('hash')
      .offset(keptKeys)
      .limit(keptKeys)
      .execute()
    for (const { hash } of older) await trx.deleteFrom('alertKeys').where('hash', '=', hash).execute()
  })
  return key
}

/** The e-mail whose alerts the key opens. Only hashes are compared, so the time that it takes says nothing of the key. */
export async function findEmailOfKey(db: Database, key: string): Promise<string | undefined> {
  if (!alertKeyPattern.test(key)) return undefined
  const row = await db.read
    .selectFrom('alertKeys')
    .select('email')
    .where('hash', '=', hashOf(key))
    .executeTakeFirst()
  return row?.email
}

export async function deleteAlertKeys(db: Database, email: string): Promise<void> {
  await db.transaction((trx) => trx.deleteFrom('alertKeys').where('email', '=', email).execute())
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
