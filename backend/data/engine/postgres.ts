import { AsyncLocalStorage } from 'node:async_hooks'
import { Socket } from 'node:net'
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely'
import pg from 'pg'
import type { Channel, Engine } from '../engine.ts'
import type { Tables } from '../schema.ts'
import { createPostgresChannel } from './postgres-channel.ts'

const bigInteger = 20
const pageWaits = 10_000
const maxConnections = 10
/**
 * The number of connections for long reads. They have a pool of their own, so that they never take the
 * connections that pages need.
 */
const maxLongReads = 2
/** How long a long read may take, in milliseconds: the same as on SQLite. */
const longReadsWait = 30_000

interface Options {
  /** How long a statement may take, in milliseconds; 0 is without a limit. */
  timeout?: number
}

export async function openPostgres(
  url: string,
  { timeout = pageWaits }: Options = {},
): Promise<Engine & { channel: Channel }> {
  const openPool = (max: number, timeout: number) =>
    createPool(timeout, {
      connectionString: url,
      application_name: 'sgrada',
      max,
      connectionTimeoutMillis: 5000,
      // Shorter than the socket's timeout, so that an idle connection is closed and not reported as silent.
      idleTimeoutMillis: 8000,
      stream: () => socketWithTimeout(timeout),
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
  const signals = new AsyncLocalStorage<AbortSignal>()
  const longReads = endingWith(signals, longPool, (processId) =>
    pool.query('select pg_cancel_backend($1)', [processId]),
  )
  return {
    name: 'postgres',
    reader: kysely,
    longReader: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: longReads }) }),
    readUntil: (signal, work) => signals.run(signal, work),
    writer: kysely,
    channel: createPostgresChannel(url, kysely),
    async holdVersion(trx, collection) {
      await trx
        .selectFrom('versions')
        .select('version')
        .where('collection', '=', collection)
        .forShare()
        .execute()
    },
    checkSearch: () => findMissingIndex(kysely),
    async close() {
      await kysely.destroy()
      // Kysely ends a pool only after it has used it.
      if (!pool.ending) await pool.end()
      await longPool.end()
    },
  }
}

/**
 * Opens a pool in which a broken connection ends neither the pool nor the process. The timeout is also set in
 * the database, which would go on with queries that nobody waits for.
 */
function createPool(timeout: number, config: pg.PoolConfig): pg.Pool {
  // The pool waits for this before it hands out a new connection, so that a connection never has two queries at once,
  // which `pg` will refuse. A connection that breaks meanwhile fails the first query.
  const onConnect = async (client: pg.ClientBase) => {
    // One second later than our own timeout, so that ours always comes first and its error is the one that is seen.
    if (timeout > 0) await client.query(`set statement_timeout = ${timeout + 1000}`).catch(() => {})
  }
  const pool = new pg.Pool({ ...config, onConnect })
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  pool.on('error', (error) => console.error('Error reconnecting to the database', error.message))
  // A connection that breaks in the middle of a query fails that query; the error event must not end the process,
  // too.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/**
 * The pool for long reads of requests: a query whose request has ended is cancelled in the database, too, and one that
 * waits for a connection is never sent.
 */
function endingWith(
  signals: AsyncLocalStorage<AbortSignal>,
  pool: pg.Pool,
  cancel: (processId: number) => Promise<unknown>,
): PostgresPool {
  const withSignal = (client: pg.PoolClient & { processID?: number }, signal: AbortSignal) => ({
    release: () => client.release(),
    async query(text: string, values: unknown[]) {
      signal.throwIfAborted()
      const end = () => void cancel(client.processID ?? 0).catch(() => {})
      signal.addEventListener('abort', end)
      return client.query(text, values).finally(() => signal.removeEventListener('abort', end))
    },
  })
  return {
    async connect() {
      const signal = signals.getStore()
      const client = await pool.connect()
      return (signal ? withSignal(client, signal) : client) as never
    },
    end: () => pool.end(),
  }
}

/**
 * A socket that fails when the database is silent for this long. Without it, a database that hangs and keeps
 * its connections open would block every page for ever.
 */
function socketWithTimeout(timeout: number): Socket {
  const socket = new Socket()
  const silent = () =>
    Object.assign(new Error(`the database was silent for ${timeout} ms`), { code: 'ETIMEDOUT' })
  return socket.setTimeout(timeout, () => socket.destroy(silent()))
}

/** `pg` returns 64-bit integers, such as counts, as strings. All of ours fit a number. */
const getTypeParser: typeof pg.types.getTypeParser = (id: number, format?: 'text' | 'binary') =>
  id === bigInteger ? Number : pg.types.getTypeParser(id, format as 'text')

/**
 * Returns a message when the search index of the enquiries is missing. `to_regclass` searches the same schemas
 * as the queries do.
 */
async function findMissingIndex(db: Kysely<Tables>): Promise<string | undefined> {
  const { rows } = await sql<{ found: string | null }>`
    select to_regclass('"enquiriesByText"')::text as found`.execute(db)
  if (rows[0]?.found) return undefined
  return `Enquiries are searched without an index: as somebody who may, run 'create extension pg_trgm' in this \
database, then as the owner of its tables 'create index "enquiriesByText" on enquiries using gin ("searchText" \
gin_trgm_ops)'`
}
