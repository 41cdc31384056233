import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { backOff } from '../../../domain/back-off.ts'
import type { Change, Channel, ChannelListener } from '../engine.ts'
import type { Tables } from '../schema.ts'

const name = 'sgrada_changes'
/** A line that died without a word shows when this question gets no answer. */
const beat = 15_000
const patience = 5_000
/** Browsers wait for what is missed meanwhile. */
const mostDoublings = 3

/** NOTIFY travels with the commit; each server has one connection beside its pool that listens. */
export function createPostgresChannel(url: string, reader: Kysely<Tables>): Channel {
  return {
    async tell(trx, changes) {
      await sql`select pg_notify(${name}, ${JSON.stringify(changes)})`.execute(trx)
    },
    listen(listener) {
      const stop = new AbortController()
      const listening = keepListening(url, listener, stop.signal)
      return () => {
        stop.abort()
        return listening
      }
    },
    async countListeners() {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from pg_stat_activity
        where datname = current_database() and application_name = ${name}`.execute(reader)
      return rows[0]?.count ?? 0
    },
  }
}

async function keepListening(url: string, listener: ChannelListener, stopped: AbortSignal): Promise<void> {
  let failures = 0
  while (!stopped.aborted) {
    try {
      await listenOnce(url, stopped, {
        heard: listener.heard,
        async connected() {
          await listener.connected()
          failures = 0
        },
      })
    } catch (error) {
      console.error('Error listening to other servers', (error as Error).message)
    }
    const pause = backOff(Math.min(failures++, mostDoublings), Math.random())
    await sleep(pause, undefined, { signal: stopped }).catch(() => {})
  }
}

/** Until the connection breaks, or nobody wants to hear any more. */
async function listenOnce(url: string, stopped: AbortSignal, listener: ChannelListener): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    keepAlive: true,
    application_name: name,
  })
  const over = Promise.withResolvers<void>()
  // A line may break before anybody waits for that: unheard, it would end the process.
  over.promise.catch(() => {})
  client.on('error', over.reject)
  client.on('end', () => over.reject(new Error('the connection has ended')))
  client.on('notification', ({ payload }) => {
    try {
      listener.heard(readChanges(payload))
    } catch (error) {
      // Told by somebody else on this database: connecting anew catches up, whatever was meant.
      over.reject(error)
    }
  })
  stopped.addEventListener('abort', () => over.resolve())
  const asking = setInterval(() => client.query('select 1').catch(over.reject), beat)
  try {
    await client.connect()
    await client.query(`listen ${name}`)
    await listener.connected()
    await over.promise
  } finally {
    clearInterval(asking)
    // Not waited for: a dead line never says goodbye.
    client.end().catch(() => {})
  }
}

function readChanges(payload = '[]'): Change[] {
  return JSON.parse(payload)
}
