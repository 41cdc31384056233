import type { Database } from '../database.ts'
import { getUser } from './find-users.ts'
import { changeUsers, recordUserChange } from './users.ts'

/** The sign-in library has switched the second factor on; this adds it to the history. */
export async function confirmSecondFactor(db: Database, userId: string): Promise<void> {
  await changeUsers(db, async (trx) => {
    const user = await getUser(trx, userId)
    await recordUserChange(db, { ...user, hasSecondFactor: false }, user)
  })
}

export async function setRecoveryCodes(db: Database, userId: string, hashes: string[]): Promise<void> {
  await changeUsers(db, async (trx) => {
    const user = await getUser(trx, userId)
    await trx
      .updateTable('twoFactor')
      .set({ backupCodes: JSON.stringify(hashes) })
      .where('userId', '=', userId)
      .execute()
    await recordUserChange(db, user, user, { recoveryCodesMadeAt: new Date().toISOString() })
  })
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const row = await db.read
    .selectFrom('twoFactor')
    .select('backupCodes')
    .where('userId', '=', userId)
    .executeTakeFirst()
  const hashes: string[] = row ? JSON.parse(row.backupCodes) : []
  return hashes.length
}
