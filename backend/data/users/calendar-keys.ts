import { randomBytes } from 'node:crypto'
import type { UserListItem } from '../../../domain/people/user-list-item.ts'
import type { Database } from '../database.ts'
import type { OpenTransaction } from '../engine.ts'
import type { KeyAccessChanges } from '../key-access.ts'
import { hashOfKey, isSealed } from '../key-seal.ts'
import { findUser, getUser } from './find-users.ts'
import { changeUsers, recordUserChange } from './users.ts'

/** Of 32 random bytes in base64url. */
const keyPattern = /^[\w-]{43}$/

/**
 * The calendar on the phone of this person: closed, or open to whoever has the address with the key. The key is stored
 * sealed, because its owner copies it again to another phone.
 */
export function calendarAccess(userId: string): KeyAccessChanges {
  const write = (db: Database, how: { renews: boolean }) =>
    changeUsers(db, async (trx) => {
      if (!how.renews && (await findRow(trx, userId))) return
      const key = randomBytes(32).toString('base64url')
      const values = { key: db.seal.seal(key), hash: hashOfKey(key) }
      await trx
        .insertInto('calendarKeys')
        .values({ userId, ...values })
        .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
        .execute()
      await record(db, trx, { calendarSetAt: new Date().toISOString() })
    })

  /** The history says when there was a new key, and never which. */
  const record = async (db: Database, trx: OpenTransaction, moments: Record<string, string>) => {
    const user = await getUser(trx, userId)
    await recordUserChange(db, user, user, moments)
  }

  return {
    async get(db) {
      const row = await findRow(db.read, userId)
      const stored = row?.key ?? ''
      return { isOpen: row !== undefined, key: isSealed(stored) ? db.seal.unseal(stored) : stored }
    },
    open: (db) => write(db, { renews: false }),
    renew: (db) => write(db, { renews: true }),
    close: (db) =>
      changeUsers(db, async (trx) => {
        if (!(await findRow(trx, userId))) return
        await trx.deleteFrom('calendarKeys').where('userId', '=', userId).execute()
        await record(db, trx, { calendarEndedAt: new Date().toISOString() })
      }),
  }
}

/**
 * Whose calendar the key opens; undefined also for somebody who may not sign in any more. Only hashes are compared, so
 * the time that it takes says nothing of the key.
 */
export async function findCalendarOwner(db: Database, key: string): Promise<UserListItem | undefined> {
  if (!keyPattern.test(key)) return undefined
  const row = await db.read
    .selectFrom('calendarKeys')
    .select('userId')
    .where('hash', '=', hashOfKey(key))
    .executeTakeFirst()
  const user = row && (await findUser(db, row.userId))
  return user?.state === 'active' ? user : undefined
}

function findRow(read: Database['read'] | OpenTransaction, userId: string) {
  return read.selectFrom('calendarKeys').select('key').where('userId', '=', userId).executeTakeFirst()
}
