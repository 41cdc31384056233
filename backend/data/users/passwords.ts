import type { Database } from '../database.ts'
import type { OpenTransaction } from '../engine.ts'
import { byPassword, getUser } from './find-users.ts'
import { addUser, changeUsers, endSessions, noteUser, reviseUser } from './users.ts'

/** The hash of the present password. */
export async function findPasswordHash(db: Database, userId: string): Promise<string | undefined> {
  const account = await db.read
    .selectFrom('account')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', byPassword)
    .executeTakeFirst()
  return account?.password ?? undefined
}

/** Ends all sessions but the one with this token. */
export async function setPassword(
  db: Database,
  id: string,
  { hash, keep }: { hash: string; keep?: string | undefined },
): Promise<void> {
  await changeUsers(db, async (trx) => {
    const before = await getUser(trx, id)
    await writePassword(trx, id, hash)
    await trx.deleteFrom('accessLinks').where('userId', '=', id).execute()
    await endSessions(trx, id, keep)
    await noteUser(db, before, await getUser(trx, id), { passwordSetAt: new Date().toISOString() })
  })
}

/** Creates the account, or gives an existing one the role, this password, and no open sessions. */
export async function setAdministrator(
  db: Database,
  { email, name, hash }: { email: string; name: string; hash: string },
): Promise<'created' | 'updated'> {
  return changeUsers(db, async (trx) => {
    const found = await trx
      .selectFrom('user')
      .select('id')
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst()
    const id = found?.id ?? (await addUser(trx, db, { name, email, role: 'admin' }))
    await trx.updateTable('user').set({ role: 'admin' }).where('id', '=', id).execute()
    const before = await getUser(trx, id)
    await reviseUser(trx, db, before, { deactivatedAt: null })
    await setPassword(db, id, { hash })
    return found ? 'updated' : 'created'
  })
}

async function writePassword(trx: OpenTransaction, userId: string, password: string): Promise<void> {
  const updatedAt = new Date().toISOString()
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set({ password, updatedAt })
    .where('userId', '=', userId)
    .where('providerId', '=', byPassword)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return
  const id = crypto.randomUUID()
  await trx
    .insertInto('account')
    .values({
      id,
      accountId: userId,
      providerId: byPassword,
      userId,
      password,
      createdAt: updatedAt,
      updatedAt,
    })
    .execute()
}
