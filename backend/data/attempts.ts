import { createHash } from 'node:crypto'
import type { Database } from './database.ts'
import type { InnerTransaction } from './engine.ts'

/** At most `most` attempts within `within` milliseconds. */
export interface Limit {
  key: string
  most: number
  within: number
}

const minute = 60_000
const day = 24 * 60 * minute

/**
 * The clocks of several servers may differ by this many milliseconds. An attempt whose moment is further in the
 * future comes from a clock that was wrong, and does not count.
 */
const clockDifference = minute
const maxWindow = 31 * day
const maxRows = 100_000
/** One attempt adds at most six rows, so deleting this many with each attempt keeps up with them. */
const maxDeleted = 100

/**
 * Counts an attempt under each of these limits, or under none when one of them is full. Rows are locked before they
 * are read, always in the same order, so that attempts on several servers are counted one by one without deadlocks.
 */
export async function countAttempt(db: Database, limits: Limit[], now = Date.now()): Promise<boolean> {
  return db.transaction(async (trx) => {
    const counted: { limit: Limit; recent: number[] }[] = []
    for (const limit of inOrder(limits)) counted.push({ limit, recent: await lockRecent(trx, limit, now) })
    const isFull = counted.some(({ limit, recent }) => recent.length >= limit.most)
    for (const { limit, recent } of counted)
      await storeMoments(trx, limit, isFull ? recent : [...recent, now], now)
    return !isFull
  })
}

/** Counts an attempt even when the limit is full, so that it stays full while attempts go on. */
export async function recordAttempt(db: Database, limit: Limit, now = Date.now()): Promise<void> {
  await db.transaction(async (trx) => {
    const recent = await lockRecent(trx, limit, now)
    await storeMoments(trx, limit, [...recent, now].slice(-limit.most), now)
  })
}

/** Counts an attempt only when the limit is full, so that refused attempts keep it full for longer. */
export async function extendFullLimit(db: Database, limit: Limit, now = Date.now()): Promise<void> {
  await db.transaction(async (trx) => {
    const recent = await lockRecent(trx, limit, now)
    const isFull = recent.length >= limit.most
    await storeMoments(trx, limit, isFull ? [...recent, now].slice(-limit.most) : recent, now)
  })
}

/** Undoes the attempt that was counted at this moment. */
export async function takeBackAttempt(
  db: Database,
  limits: Limit[],
  moment: number,
  now = Date.now(),
): Promise<void> {
  await db.transaction(async (trx) => {
    for (const limit of inOrder(limits)) {
      const recent = await lockRecent(trx, limit, now)
      const index = recent.indexOf(moment)
      await storeMoments(trx, limit, index < 0 ? recent : recent.toSpliced(index, 1), now)
    }
  })
}

export async function hasAttempt(db: Database, limit: Limit, now = Date.now()): Promise<boolean> {
  return (await countRecent(db, limit, now)) > 0
}

/** Whether the next attempt would be refused. Counts nothing. */
export async function isLimitFull(db: Database, limit: Limit, now = Date.now()): Promise<boolean> {
  return (await countRecent(db, limit, now)) >= limit.most
}

async function countRecent(db: Database, limit: Limit, now: number): Promise<number> {
  const row = await db.read
    .selectFrom('attempts')
    .select('moments')
    .where('key', '=', rowKey(limit))
    .executeTakeFirst()
  return row === undefined ? 0 : recentOf(row.moments, limit, now).length
}

/**
 * Deletes rows that no longer count and, when there are too many rows, those that expire first. A row that has
 * changed since it was read stays.
 */
export async function deleteExpiredAttempts(db: Database, now = Date.now(), most = maxRows): Promise<void> {
  const rows = db.read.selectFrom('attempts')
  const old = await rows
    .select(['key', 'forgetAt'])
    .where((row) => row.or([row('forgetAt', '<=', now), row('forgetAt', '>', now + maxWindow)]))
    .limit(maxDeleted)
    .execute()
  const { count } = await rows.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const surplus = await rows
    .select(['key', 'forgetAt'])
    .orderBy('forgetAt')
    .limit(Math.max(0, Math.min(count - most, maxDeleted)))
    .execute()
  // Each row has a transaction of its own: countAttempt locks its rows in another order, and one transaction
  // for all rows could deadlock with it.
  for (const { key, forgetAt } of [...old, ...surplus])
    await db.transaction((trx) =>
      trx.deleteFrom('attempts').where('key', '=', key).where('forgetAt', '=', forgetAt).execute(),
    )
}

/**
 * Returns the moments of the recent attempts under a limit. The insert locks the limit's row until the
 * transaction ends, whether the row existed before or not.
 */
async function lockRecent(trx: InnerTransaction, limit: Limit, now: number): Promise<number[]> {
  const row = { key: rowKey(limit), moments: '[]', forgetAt: now + limit.within }
  const { moments } = await trx
    .insertInto('attempts')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key: row.key }))
    .returning('moments')
    .executeTakeFirstOrThrow()
  return recentOf(moments, limit, now)
}

async function storeMoments(
  trx: InnerTransaction,
  limit: Limit,
  moments: number[],
  now: number,
): Promise<void> {
  const key = rowKey(limit)
  if (moments.length === 0) await trx.deleteFrom('attempts').where('key', '=', key).execute()
  else
    await trx
      .updateTable('attempts')
      .set({ moments: JSON.stringify(moments), forgetAt: now + limit.within })
      .where('key', '=', key)
      .execute()
}

function recentOf(moments: string, { within }: Limit, now: number): number[] {
  const all: number[] = JSON.parse(moments)
  return all.filter((moment) => moment > now - within && moment <= now + clockDifference)
}

function inOrder(limits: Limit[]): Limit[] {
  return limits.toSorted((a, b) => (rowKey(a) < rowKey(b) ? -1 : 1))
}

/**
 * Returns the key of a limit's row: only a hash is stored, because the limit's own key contains IPs and e-mail
 * addresses.
 */
function rowKey({ key }: Limit): string {
  return createHash('sha256').update(key).digest('base64url')
}
