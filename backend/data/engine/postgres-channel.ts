import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { backOff } from '../../../domain/back-off.ts'
import type { Channel } from '../engine.ts'
import type { Tables } from '../schema.ts'

const name = 'sgrada_changes'
/**
 * The advisory lock that servers share, and that a restore of all content holds exclusively. The number is arbitrary.
 */
const lock = 1_936_158_305
/**
 * How often the listening connection sends a query, in milliseconds. A connection that died silently is noticed
 * by the missing response.
 */
const beat = 15_000
const timeout = 5_000
/** The delay before reconnecting doubles at most this many times, because open tabs miss changes meanwhile. */
const maxDoublings = 3

/**
 * NOTIFY is sent with the commit; each server has one connection beside its pool that listens. A notification only
 * triggers a query of the database, which alone says what has changed.
 */
export function createPostgresChannel(url: string, pool: Kysely<Tables>): Channel {
  return {
    async notify(trx) {
      await sql`select pg_notify(${name}, '')`.execute(trx)
    },
    listen(onCommit) {
      const stop = new AbortController()
      const listening = keepListening(url, onCommit, stop.signal)
      return () => {
        stop.abort()
        return listening
      }
    },
    async countListeners() {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from pg_stat_activity
        where datname = current_database() and application_name = ${name}`.execute(pool)
      return rows[0]?.count ?? 0
    },
    besideOthers: (work) =>
      pool.connection().execute(async (held) => {
        const { rows } = await sql<{ entered: boolean }>`
          select pg_try_advisory_lock_shared(${lock}) as entered`.execute(held)
        if (!rows[0]?.entered) {
          console.warn('Waiting: the content of this database is being replaced')
          await sql`select pg_advisory_lock_shared(${lock})`.execute(held)
        }
        try {
          return await work()
        } finally {
          await sql`select pg_advisory_unlock_shared(${lock})`.execute(held)
        }
      }),
    async claim() {
      const client = new pg.Client({ connectionString: url, keepAlive: true })
      await client.connect()
      // A connection that breaks loses the lock. The work fails, too, because it uses the same database.
      client.on('error', () => {})
      const { rows } = await client.query('select pg_try_advisory_lock($1) as claimed', [lock])
      if (rows[0].claimed) return () => client.end()
      await client.end()
      return undefined
    },
  }
}

async function keepListening(
  url: string,
  onCommit: () => Promise<void>,
  stopped: AbortSignal,
): Promise<void> {
  let failures = 0
  while (!stopped.aborted) {
    try {
      await listenOnce(url, stopped, async () => {
        await onCommit()
        failures = 0
      })
    } catch (error) {
      console.error('Error listening to other servers', (error as Error).message)
    }
    const pause = backOff(Math.min(failures++, maxDoublings), Math.random())
    await sleep(pause, undefined, { signal: stopped }).catch(() => {})
  }
}

/** Returns when `stopped` is aborted, and throws when the connection breaks. */
async function listenOnce(url: string, stopped: AbortSignal, onCommit: () => Promise<void>): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
    keepAlive: true,
    application_name: name,
  })
  const over = Promise.withResolvers<void>()
  // The connection may break before anybody awaits this promise: an unhandled rejection would end the process.
  over.promise.catch(() => {})
  client.on('error', over.reject)
  client.on('end', () => over.reject(new Error('the connection has ended')))
  const checkAgain = oneAtATime(onCommit)
  client.on('notification', () => checkAgain().catch(over.reject))
  const end = () => over.resolve()
  stopped.addEventListener('abort', end)
  const asking = setInterval(() => client.query('select 1').catch(over.reject), beat)
  try {
    await client.connect()
    // Servers are counted by this name, whatever name the URL of the database gives to all connections.
    await client.query(`set application_name = '${name}'`)
    await client.query('select pg_advisory_lock_shared($1)', [lock])
    await client.query(`listen ${name}`)
    await checkAgain()
    await over.promise
  } finally {
    clearInterval(asking)
    // The signal outlives the connection: a network that breaks every minute must not add a listener each time.
    stopped.removeEventListener('abort', end)
    // Not awaited: a dead connection never confirms its end.
    client.end().catch(() => {})
  }
}

/** Calls while the work is in flight lead to one more run after it, however many they are. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let again = false
  const run = async () => {
    do {
      again = false
      await work()
    } while (again)
  }
  return () => {
    again = true
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }
}
