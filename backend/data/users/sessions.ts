import type { Database } from '../database.ts'
import { getUser } from './find-users.ts'
import { changeUsers, endSessions, recordUserChange } from './users.ts'

const day = 24 * 60 * 60 * 1000
/** In milliseconds. However much a session is used, it has ended then, so that a stolen cookie does not work for ever. */
export const longestSession = 30 * day

interface SessionTimes {
  createdAt: Date | string
  expiresAt: Date | string
}

export function hasEnded({ createdAt, expiresAt }: SessionTimes, now: Date): boolean {
  return new Date(expiresAt) <= now || new Date(createdAt).getTime() + longestSession <= now.getTime()
}

export interface OpenSession {
  id: string
  /** Must never leave the server: whoever has it is signed in. */
  token: string
  userAgent: string
  begunAt: string
  seenAt: string
}

/** Newest first. */
export async function listSessions(db: Database, userId: string): Promise<OpenSession[]> {
  const rows = await db.read
    .selectFrom('session')
    .select(['id', 'token', 'userAgent', 'createdAt', 'updatedAt', 'expiresAt'])
    .where('userId', '=', userId)
    .execute()
  return rows
    .filter((session) => !hasEnded(session, new Date()))
    .map(({ id, token, userAgent, createdAt, updatedAt }) => ({
      id,
      token,
      userAgent: userAgent ?? '',
      begunAt: new Date(createdAt).toISOString(),
      seenAt: new Date(updatedAt).toISOString(),
    }))
    .toSorted((one, other) => (one.seenAt < other.seenAt ? 1 : -1))
}

/** Reads only the index of tokens, because every request with a signed cookie asks for it. */
export async function isSession(db: Database, token: string, now: Date): Promise<boolean> {
  const row = await db.read
    .selectFrom('session')
    .select(['createdAt', 'expiresAt'])
    .where('token', '=', token)
    .executeTakeFirst()
  return row !== undefined && !hasEnded(row, now)
}

/** As a change of the accounts: every live connection of the admin area asks again whether its session goes on. */
export async function endSession(db: Database, token: string): Promise<void> {
  await changeUsers(db, (trx) => trx.deleteFrom('session').where('token', '=', token).execute())
}

export async function endOtherSessions(db: Database, userId: string, token: string): Promise<void> {
  await changeUsers(db, async (trx) => {
    const user = await getUser(trx, userId)
    await endSessions(trx, userId, token)
    await recordUserChange(db, user, user, { otherSessionsEndedAt: new Date().toISOString() })
  })
}
