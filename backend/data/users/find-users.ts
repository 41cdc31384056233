import { sql } from 'kysely'
import type { AgentMails } from '../../../domain/people/agent-mails.ts'
import { isRole } from '../../../domain/people/role.ts'
import type { UserListItem, UserState } from '../../../domain/people/user-list-item.ts'
import type { Database } from '../database.ts'
import type { OpenTransaction } from '../engine.ts'
import { NotFound } from '../records/record-errors.ts'

/** The sign-in library's name for accounts with a password. */
export const byPassword = 'credential'

export type FoundUser = UserListItem & AgentMails

/** By name, without accounts whose role is unknown: they may do nothing. */
export async function listUsers(db: Database): Promise<UserListItem[]> {
  const users = await findUsers(db.read)
  return users.toSorted((one, other) => one.name.localeCompare(other.name, 'bg'))
}

export async function findUser(db: Database, id: string): Promise<FoundUser | undefined> {
  return (await findUsers(db.read, { id }))[0]
}

export async function findUserByEmail(db: Database, email: string): Promise<UserListItem | undefined> {
  return (await findUsers(db.read, { email: email.toLowerCase() }))[0]
}

export async function getUser(trx: OpenTransaction, id: string): Promise<FoundUser> {
  const [user] = await findUsers(trx, { id })
  if (!user) throw new NotFound()
  return user
}

export async function findUsers(
  read: Database['read'],
  { id, email }: { id?: string; email?: string } = {},
): Promise<FoundUser[]> {
  let query = read
    .selectFrom('user')
    .leftJoin('account', (join) =>
      join.onRef('account.userId', '=', 'user.id').on('account.providerId', '=', byPassword),
    )
    .select(['user.id', 'name', 'email', 'role', 'revision', 'twoFactorEnabled', 'commissionRate'])
    .select(['deactivatedAt', 'lastSignInAt', 'account.password'])
    .select(['mailsAssigned', 'mailsDeals', 'mailsCalls'])
  if (id !== undefined) query = query.where('user.id', '=', id)
  if (email !== undefined) query = query.where('email', '=', email)
  const rows = await query.execute()
  return rows.flatMap(({ role, twoFactorEnabled, deactivatedAt, password, ...user }) =>
    isRole(role)
      ? [
          {
            ...user,
            role,
            mailsAssigned: user.mailsAssigned === 1,
            mailsDeals: user.mailsDeals === 1,
            mailsCalls: user.mailsCalls === 1,
            hasSecondFactor: Boolean(twoFactorEnabled),
            state: stateOf(deactivatedAt, password),
          },
        ]
      : [],
  )
}

function stateOf(deactivatedAt: string | null, password: string | null): UserState {
  if (deactivatedAt !== null) return 'deactivated'
  return password === null ? 'invited' : 'active'
}

/**
 * Whether anybody has set a password and can sign in. Raw SQL, so that the start of a server need not load the
 * sign-in library.
 */
export async function hasAccounts(db: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from "account" where "password" is not null limit 1`.execute(db.read)
  return rows.length > 0
}
