import { createHash } from 'node:crypto'
import type { Database } from './database.ts'
import type { InnerTransaction } from './engine.ts'

/** So many of something within a stretch of time, in milliseconds, and no more. */
export interface Limit {
  key: string
  most: number
  within: number
}

const minute = 60_000
const day = 24 * 60 * minute

/** Clocks of several servers differ a little; a moment further ahead comes from a clock that has jumped. */
const clockDifference = minute
const maxWindow = 31 * day
const maxRows = 100_000
/** One attempt adds at most six rows, so that this many at each attempt keep up with them. */
const mostForgotten = 100

/**
 * Counts one more under each of these limits, or under none when one of them is full. The row of each key is
 * locked before it is read, always in the same order: many at once on many servers are counted one by one,
 * and none waits for another that waits for it.
 */
export async function countAttempt(db: Database, limits: Limit[], now = Date.now()): Promise<boolean> {
  return db.transaction(async (trx) => {
    const counted: { limit: Limit; recent: number[] }[] = []
    for (const limit of inOrder(limits)) counted.push({ limit, recent: await lockRecent(trx, limit, now) })
    const isFull = counted.some(({ limit, recent }) => recent.length >= limit.most)
    for (const { limit, recent } of counted) await keep(trx, limit, isFull ? recent : [...recent, now], now)
    return !isFull
  })
}

/** Counts one more although the limit may be full: it stays full for as long as this goes on. */
export async function noteAttempt(db: Database, limit: Limit, now = Date.now()): Promise<void> {
  await db.transaction(async (trx) => {
    const recent = await lockRecent(trx, limit, now)
    await keep(trx, limit, [...recent, now].slice(-limit.most), now)
  })
}

/** A refused attempt makes a full limit stay full for longer, and changes nothing about one that has room. */
export async function prolongFull(db: Database, limit: Limit, now = Date.now()): Promise<void> {
  await db.transaction(async (trx) => {
    const recent = await lockRecent(trx, limit, now)
    const isFull = recent.length >= limit.most
    await keep(trx, limit, isFull ? [...recent, now].slice(-limit.most) : recent, now)
  })
}

/** As if the attempt of this moment had never been counted. */
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
      await keep(trx, limit, index < 0 ? recent : recent.toSpliced(index, 1), now)
    }
  })
}

/** Whether there was any of late. */
export async function hasAttempt(db: Database, limit: Limit, now = Date.now()): Promise<boolean> {
  const row = await db.read
    .selectFrom('attempts')
    .select('moments')
    .where('key', '=', rowKey(limit))
    .executeTakeFirst()
  return row !== undefined && recentOf(row.moments, limit, now).length > 0
}

/**
 * Deletes what counts no longer, and what would be forgotten soonest when there is more than may be kept. A row
 * that has changed since it was read stays.
 */
export async function forgetAttempts(db: Database, now = Date.now(), most = maxRows): Promise<void> {
  const rows = db.read.selectFrom('attempts')
  const old = await rows
    .select(['key', 'forgetAt'])
    .where((row) => row.or([row('forgetAt', '<=', now), row('forgetAt', '>', now + maxWindow)]))
    .limit(mostForgotten)
    .execute()
  const { count } = await rows.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const surplus = await rows
    .select(['key', 'forgetAt'])
    .orderBy('forgetAt')
    .limit(Math.max(0, Math.min(count - most, mostForgotten)))
    .execute()
  // One row in each transaction: whoever counts several steps in one locks rows in an order of his own.
  for (const { key, forgetAt } of [...old, ...surplus])
    await db.transaction((trx) =>
      trx.deleteFrom('attempts').where('key', '=', key).where('forgetAt', '=', forgetAt).execute(),
    )
}

/** The insert locks the row until the transaction ends, whether it was there before or not. */
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

async function keep(trx: InnerTransaction, limit: Limit, moments: number[], now: number): Promise<void> {
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

/** Of any length and anybody's: IPs and e-mails are not kept as they were typed. */
function rowKey({ key }: Limit): string {
  return createHash('sha256').update(key).digest('base64url')
}
