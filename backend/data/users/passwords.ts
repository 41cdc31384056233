import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { isRole, type Role } from '../../../domain/people/role.ts'
import type { Database } from '../database.ts'
import type { OpenTransaction } from '../engine.ts'
import { byPassword, getUser } from './find-users.ts'
import type { AccessLinkRow } from './sign-in-tables.ts'
import { addUser, changeUsers, endSessions, recordUserChange, reviseUser } from './users.ts'

export async function findPasswordHash(db: Database, userId: string): Promise<string | undefined> {
  const account = await db.read
    .selectFrom('account')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', byPassword)
    .executeTakeFirst()
  return account?.password ?? undefined
}

/** Ends all sessions except the one with the token `keep`. */
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
    await recordUserChange(db, before, await getUser(trx, id), { passwordSetAt: new Date().toISOString() })
  })
}

/** Creates the account, or gives an existing one the role and the password, and ends its sessions. */
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

export type LinkKind = AccessLinkRow['kind']

const hour = 60 * 60 * 1000
/** In milliseconds. */
export const linkLife: Record<LinkKind, number> = { invitation: 7 * 24 * hour, password: hour }

/**
 * Returns the token of the link: the id of its row and a secret, of which only the hash is stored. A new link
 * replaces the earlier ones of the same person.
 */
export async function makeAccessLink(
  db: Database,
  userId: string,
  kind: LinkKind,
  now = Date.now(),
): Promise<string> {
  const [id, secret] = [randomBytes(9).toString('base64url'), randomBytes(32).toString('base64url')]
  const expiresAt = new Date(now + linkLife[kind]).toISOString()
  await db.transaction(async (trx) => {
    await trx
      .deleteFrom('accessLinks')
      .where((link) =>
        link.or([link('userId', '=', userId), link('expiresAt', '<', new Date(now).toISOString())]),
      )
      .execute()
    await trx
      .insertInto('accessLinks')
      .values({ id, secretHash: hashOf(secret), userId, kind, expiresAt })
      .execute()
  })
  return `${id}.${secret}`
}

export interface FoundLink {
  userId: string
  kind: LinkKind
  name: string
  email: string
  role: Role
}

/** Undefined when the token is wrong, used or expired, or the account was deactivated. */
export async function findAccessLink(
  db: Database,
  token: string,
  now = Date.now(),
): Promise<FoundLink | undefined> {
  return findLink(db.read, token, now)
}

/** Uses the link up: of two requests at once only one sets the password. Ends all sessions. */
export async function setPasswordByLink(
  db: Database,
  token: string,
  hash: string,
  now = Date.now(),
): Promise<FoundLink | undefined> {
  return changeUsers(db, async (trx) => {
    const link = await findLink(trx, token, now)
    if (!link) return undefined
    await setPassword(db, link.userId, { hash })
    return link
  })
}

async function findLink(
  read: Database['read'] | OpenTransaction,
  token: string,
  now: number,
): Promise<FoundLink | undefined> {
  const [id = '', secret = ''] = token.split('.')
  const link = await read
    .selectFrom('accessLinks')
    .innerJoin('user', 'user.id', 'accessLinks.userId')
    .select(['userId', 'kind', 'secretHash', 'expiresAt', 'name', 'email', 'role', 'deactivatedAt'])
    .where('accessLinks.id', '=', id)
    .executeTakeFirst()
  const isSecret = isSame(hashOf(secret), link?.secretHash ?? hashOf(''))
  if (!link || !isSecret || link.deactivatedAt !== null) return undefined
  if (link.expiresAt <= new Date(now).toISOString()) return undefined
  const { userId, kind, name, email, role } = link
  return isRole(role) ? { userId, kind, name, email, role } : undefined
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
