import { sql } from 'kysely'
import { type AgentMails, allMails } from '../../../domain/people/agent-mails.ts'
import type { Role } from '../../../domain/people/role.ts'
import type { Database } from '../database.ts'
import type { OpenTransaction } from '../engine.ts'
import { appendChanges } from '../history/changes.ts'
import { StaleRevision } from '../records/record-errors.ts'
import { type FoundUser, findUsers, getUser } from './find-users.ts'
import type { UserRow } from './sign-in-tables.ts'

/** The last administrator cannot be deactivated: nobody could invite another one. */
export class LastAdministrator extends Error {
  override name = 'LastAdministrator'
}

/** Nobody changes his own rights. */
export class OwnAccountRefused extends Error {
  override name = 'OwnAccount'
}

export class EmailTaken extends Error {
  override name = 'EmailTaken'
}

/** The account's state does not allow the change: whoever has set a password meanwhile is not removed. */
export class WrongState extends Error {
  override name = 'WrongState'
}

const refusals = ['LastAdministrator', 'OwnAccount', 'EmailTaken', 'WrongState'] as const

/**
 * Compares names, because the built app has its own copy of these classes: `instanceof` fails for what the
 * backend throws.
 */
export function refusalOf(thrown: unknown): (typeof refusals)[number] | undefined {
  return refusals.find((name) => thrown instanceof Error && thrown.name === name)
}

/** The account has no password: a link lets its owner set one. Throws EmailTaken. */
export async function inviteUser(
  db: Database,
  { name, email, role }: { name: string; email: string; role: Role },
): Promise<string> {
  return changeUsers(db, (trx) => addUser(trx, db, { name, email, role }))
}

/** Ends the sessions, so that no open screen shows what the new role may not see. Administrators have no commission. */
export async function changeRole(db: Database, id: string, role: Role): Promise<void> {
  await changeOther(db, id, async (trx, before) => {
    if (role !== 'admin') await assertOtherAdministrator(trx, before)
    await endSessions(trx, id)
    await reviseUser(trx, db, before, { role, ...(role === 'admin' && { commissionRate: 0 }) })
  })
}

/**
 * In hundredths of a percent. It counts for sales from now on (`rateOf`). Throws StaleRevision,
 * and WrongState for an administrator.
 */
export async function setCommissionRate(
  db: Database,
  id: string,
  revision: number,
  commissionRate: number,
): Promise<void> {
  await changeUsers(db, async (trx) => {
    const before = await getUser(trx, id)
    if (before.revision !== revision) throw new StaleRevision()
    if (before.role !== 'agent') throw new WrongState()
    if (before.commissionRate !== commissionRate) await reviseUser(trx, db, before, { commissionRate })
  })
}

/** Ends all sessions. Throws LastAdministrator. */
export async function deactivateUser(db: Database, id: string): Promise<void> {
  await changeOther(db, id, async (trx, before) => {
    if (before.state === 'deactivated') return
    await assertOtherAdministrator(trx, before)
    await endSessions(trx, id)
    await trx.deleteFrom('accessLinks').where('userId', '=', id).execute()
    await reviseUser(trx, db, before, { deactivatedAt: new Date().toISOString() })
  })
}

export async function activateUser(db: Database, id: string): Promise<void> {
  await changeOther(db, id, async (trx, before) => {
    if (before.state !== 'deactivated') return
    // A session that was opened while the account was being deactivated would become valid now.
    await endSessions(trx, id)
    await reviseUser(trx, db, before, { deactivatedAt: null })
  })
}

/**
 * Only for accounts without a password: others may have changed records, so they are deactivated and stay in
 * the list.
 */
export async function removeInvited(db: Database, id: string): Promise<void> {
  await changeOther(db, id, async (trx, before) => {
    if (await hasPassword(trx, id)) throw new WrongState()
    await trx.deleteFrom('user').where('id', '=', id).execute()
    await appendChanges(db, 'users', [{ before: inHistory(before) }])
  })
}

/** For somebody who has lost his phone: he signs in by password alone, and can set up another second factor. */
export async function disableSecondFactorOf(db: Database, id: string): Promise<void> {
  // Somebody who switches off his own second factor must give his password, on another screen.
  if (db.actor.id === id) throw new OwnAccountRefused()
  await disableSecondFactor(db, id)
}

export async function disableSecondFactor(db: Database, id: string): Promise<void> {
  await changeUsers(db, async (trx) => {
    const before = await getUser(trx, id)
    await trx.deleteFrom('twoFactor').where('userId', '=', id).execute()
    await reviseUser(trx, db, before, { twoFactorEnabled: null })
  })
}

/** Throws StaleRevision when the account was changed since the form was opened. */
export async function chooseMails(
  db: Database,
  id: string,
  revision: number,
  mails: AgentMails,
): Promise<void> {
  await changeUsers(db, async (trx) => {
    const before = await getUser(trx, id)
    if (before.revision !== revision) throw new StaleRevision()
    await reviseUser(trx, db, before, mailColumns(mails))
  })
}

function mailColumns({ mailsAssigned, mailsDeals, mailsCalls }: AgentMails) {
  return {
    mailsAssigned: Number(mailsAssigned),
    mailsDeals: Number(mailsDeals),
    mailsCalls: Number(mailsCalls),
  }
}

export async function renameUser(db: Database, id: string, name: string): Promise<void> {
  await changeUsers(db, async (trx) => reviseUser(trx, db, await getUser(trx, id), { name }))
}

/** The time of a sign-in is neither in the history nor published. */
export async function recordSignIn(db: Database, id: string): Promise<void> {
  const lastSignInAt = new Date().toISOString()
  await db.transaction((trx) => trx.updateTable('user').set({ lastSignInAt }).where('id', '=', id).execute())
}

/**
 * Locks the version row of the accounts first, so that changes of accounts run one after the other on all
 * servers: the check for another administrator sees all earlier changes.
 */
export async function changeUsers<T>(db: Database, work: (trx: OpenTransaction) => Promise<T>): Promise<T> {
  return db.write('users', async (trx) => {
    await trx
      .insertInto('versions')
      .values({ collection: 'users', version: 0 })
      .onConflict((conflict) => conflict.column('collection').doUpdateSet({ collection: 'users' }))
      .execute()
    return work(trx)
  })
}

async function changeOther(
  db: Database,
  id: string,
  work: (trx: OpenTransaction, before: FoundUser) => Promise<void>,
): Promise<void> {
  if (db.actor.id === id) throw new OwnAccountRefused()
  await changeUsers(db, async (trx) => work(trx, await getUser(trx, id)))
}

export async function addUser(
  trx: OpenTransaction,
  db: Database,
  { name, email, role }: { name: string; email: string; role: Role },
): Promise<string> {
  const now = new Date().toISOString()
  const id = crypto.randomUUID()
  const added = await trx
    .insertInto('user')
    .values({
      id,
      name,
      email: email.toLowerCase(),
      role,
      commissionRate: 0,
      emailVerified: sql`true`,
      revision: 1,
      ...mailColumns(allMails),
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw new EmailTaken()
  await appendChanges(db, 'users', [{ after: inHistory(await getUser(trx, id)) }])
  return id
}

/** Also ends sign-ins that wait for a second factor. */
export async function endSessions(trx: OpenTransaction, userId: string, keep = ''): Promise<void> {
  await trx.deleteFrom('verification').where('value', '=', userId).execute()
  await trx.deleteFrom('session').where('userId', '=', userId).where('token', '!=', keep).execute()
}

async function hasPassword(trx: OpenTransaction, userId: string): Promise<boolean> {
  const account = await trx.selectFrom('account').select('id').where('userId', '=', userId).executeTakeFirst()
  return account !== undefined
}

async function assertOtherAdministrator(trx: OpenTransaction, { id, role, state }: FoundUser): Promise<void> {
  if (role !== 'admin' || state !== 'active') return
  const others = await findUsers(trx)
  if (!others.some((other) => other.id !== id && other.role === 'admin' && other.state === 'active'))
    throw new LastAdministrator()
}

export async function reviseUser(
  trx: OpenTransaction,
  db: Database,
  before: FoundUser,
  values: Partial<UserRow>,
): Promise<void> {
  await trx
    .updateTable('user')
    .set({ ...values, revision: before.revision + 1, updatedAt: new Date().toISOString() })
    .where('id', '=', before.id)
    .execute()
  await recordUserChange(db, before, await getUser(trx, before.id))
}

/** `moments` are entries such as `passwordSetAt`, which say when a value was set, but not the value itself. */
export async function recordUserChange(
  db: Database,
  before: FoundUser,
  after: FoundUser,
  moments: Record<string, string> = {},
): Promise<void> {
  await appendChanges(db, 'users', [
    { before: inHistory(before), after: { ...inHistory(after), ...moments } },
  ])
}

function inHistory({ lastSignInAt: _, ...user }: FoundUser) {
  return user
}
