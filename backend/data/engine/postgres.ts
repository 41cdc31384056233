import { Socket } from 'node:net'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Channel, Engine } from '../engine.ts'
import type { Tables } from '../schema.ts'
import { createPostgresChannel } from './postgres-channel.ts'

const bigInteger = 20
const pageWaits = 10_000
const maxConnections = 10
/** Apart from the others: searches through whole tables never take the connections that pages are read by. */
const maxLongReads = 2
/** How long one of them may take, in milliseconds, as on SQLite. */
const longReadsWait = 30_000

interface Options {
  /** How long a statement may take in milliseconds; 0 is for ever. */
  timeout?: number
}

/** The hosted engine: a pool of connections, and a channel to those who share it. */
export async function openPostgres(
  url: string,
  { timeout = pageWaits }: Options = {},
): Promise<Engine & { channel: Channel }> {
  const openPool = (max: number, timeout: number) =>
    watchedPool(timeout, {
      connectionString: url,
      application_name: 'sgrada',
      max,
      connectionTimeoutMillis: 5000,
      // Shorter than the timeout: a connection that rests is closed, not given up.
      idleTimeoutMillis: 8000,
      stream: () => givenUpAfter(timeout),
      types: { getTypeParser },
    })
  const pool = openPool(maxConnections, timeout)
  const longPool = openPool(maxLongReads, timeout && longReadsWait)
  try {
    await pool.query('select 1')
  } catch (error) {
    await Promise.all([pool.end(), longPool.end()])
    throw error
  }
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    name: 'postgres',
    reader: kysely,
    longReader: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: longPool }) }),
    writer: kysely,
    channel: createPostgresChannel(url, kysely),
    checkSearch: () => findMissingIndex(kysely),
    async close() {
      await kysely.destroy()
      // Kysely ends only what it has used.
      if (!pool.ending) await pool.end()
      await longPool.end()
    },
  }
}

/**
 * A pool whose broken connections end neither it nor the process. What we would give up the database gives up as well:
 * it would go on with queries that nobody waits for.
 */
function watchedPool(timeout: number, config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => console.error('Error reconnecting to the database', error.message))
  // One that breaks in the middle of a query fails that query; it must not end the process besides.
  pool.on('connect', (client) => {
    client.on('error', () => {})
    // A moment later than we do, so that it is always we who give up.
    if (timeout > 0) client.query(`set statement_timeout = ${timeout + 1000}`).catch(() => {})
  })
  return pool
}

/** A database that hangs without closing its connections would hold every page up, and each connection for ever. */
function givenUpAfter(timeout: number): Socket {
  const socket = new Socket()
  const silent = () =>
    Object.assign(new Error(`the database was silent for ${timeout} ms`), { code: 'ETIMEDOUT' })
  return socket.setTimeout(timeout, () => socket.destroy(silent()))
}

/** Counts arrive as 64-bit integers; ours all fit a number. */
const getTypeParser: typeof pg.types.getTypeParser = (id: number, format?: 'text' | 'binary') =>
  id === bigInteger ? Number : pg.types.getTypeParser(id, format as 'text')

/** Looked for in the same places as the table itself. */
async function findMissingIndex(db: Kysely<Tables>): Promise<string | undefined> {
  const { rows } = await sql<{ found: string | null }>`
    select to_regclass('"enquiriesByText"')::text as found`.execute(db)
  if (rows[0]?.found) return undefined
  return `Enquiries are searched without an index: as somebody who may, run 'create extension pg_trgm' in this \
database, then as the owner of its tables 'create index "enquiriesByText" on enquiries using gin ("searchText" \
gin_trgm_ops)'`
}
