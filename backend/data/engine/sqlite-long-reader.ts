import { getCompileCacheDir } from 'node:module'
import { Worker } from 'node:worker_threads'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Tables } from '../schema.ts'

/** What goes to the thread, and what comes back. */
export interface LongQuery {
  id: number
  sql: string
  parameters: readonly unknown[]
}
type Pending = LongQuery & PromiseWithResolvers<unknown[]>
export type LongQueryResult = { id: number; rows: unknown[] } | { id: number; error: string }

export interface LongReader {
  reader: Kysely<Tables>
  close(): Promise<void>
}

const limits = {
  /** Milliseconds. A query of a million rows takes one to three seconds. */
  timeout: 30_000,
  /** Queries that wait or run at the same time. */
  maxPending: 50,
  /** The thread and its cache take some twenty megabytes, which most hours do without. */
  idle: 30_000,
}
const closed = 'The database is closed'
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }
const thread = new URL('./sqlite-reading-thread.ts', import.meta.url)

/**
 * Queries that read whole tables, on a read-only connection in a thread of its own: `node:sqlite` holds up the thread that
 * asks, and on the main one every visitor would wait. The thread starts with the first query and ends after a while
 * without any.
 */
export function createLongReader(file: string, own: Partial<typeof limits> = {}): LongReader {
  const { timeout, maxPending, idle } = { ...limits, ...own }
  /** Queries wait here and go to the thread one by one: those that nobody waits for any more never reach it. */
  const waiting: Pending[] = []
  let running: Pending | undefined
  let worker: Worker | undefined
  let ending: NodeJS.Timeout | undefined
  let count = 0
  let isClosed = false

  function runNext(): void {
    clearTimeout(ending)
    running = waiting.shift()
    if (!running) {
      ending = setTimeout(end, idle).unref()
      return
    }
    worker ??= begin()
    const { id, sql, parameters } = running
    worker.postMessage({ id, sql, parameters } satisfies LongQuery)
  }

  function end(): Promise<unknown> {
    clearTimeout(ending)
    const ended = worker?.terminate()
    worker = undefined
    return Promise.resolve(ended)
  }

  function failAll(error: Error): void {
    for (const query of [running, ...waiting]) query?.reject(error)
    running = undefined
    waiting.length = 0
  }

  function begin(): Worker {
    const begun = new Worker(thread, {
      resourceLimits,
      workerData: { file, compiled: getCompileCacheDir() },
    })
    begun.unref()
    begun.on('message', (result: LongQueryResult) => {
      if (result.id !== running?.id) return
      if ('rows' in result) running.resolve(result.rows)
      else running.reject(new Error(result.error))
      runNext()
    })
    begun.on('error', (error: Error) => {
      if (worker !== begun) return
      worker = undefined
      failAll(error)
    })
    return begun
  }

  async function query({ sql, parameters }: CompiledQuery): Promise<unknown[]> {
    if (isClosed) throw new Error(closed)
    if (waiting.length + (running ? 1 : 0) >= maxPending) throw unavailable('too many long reads at once')
    const own: Pending = { id: count++, sql, parameters, ...Promise.withResolvers<unknown[]>() }
    waiting.push(own)
    if (!running) runNext()
    // SQLite cannot be interrupted from here: a query that runs goes on, and whoever asked is answered.
    const late = setTimeout(() => {
      if (own !== running) waiting.splice(waiting.indexOf(own), 1)
      own.reject(unavailable(`a read took more than ${timeout} ms`))
    }, timeout)
    return own.promise.finally(() => clearTimeout(late))
  }

  return {
    reader: new Kysely<Tables>({
      dialect: {
        createAdapter: () => new SqliteAdapter(),
        createDriver: () => readOnlyDriver(query),
        createIntrospector: (db) => new SqliteIntrospector(db),
        createQueryCompiler: () => new SqliteQueryCompiler(),
      },
    }),
    async close() {
      isClosed = true
      await end()
      failAll(new Error(closed))
    },
  }
}

function readOnlyDriver(query: (compiled: CompiledQuery) => Promise<unknown[]>): Driver {
  const connection: DatabaseConnection = {
    executeQuery: async <Row>(compiled: CompiledQuery) => ({ rows: (await query(compiled)) as Row[] }),
    // biome-ignore lint/correctness/useYield: nothing is streamed from the thread
    async *streamQuery() {
      throw new Error('Long reads go page by page')
    },
  }
  const rejectTransaction = async () => {
    throw new Error('Long reads are no transactions')
  }
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: rejectTransaction,
    commitTransaction: rejectTransaction,
    rollbackTransaction: rejectTransaction,
    releaseConnection: async () => {},
    destroy: async () => {},
  }
}

/** With a code that stands for a database that does not answer in time: see is-unavailable.ts. */
function unavailable(why: string): Error {
  return Object.assign(new Error(`The database is busy: ${why}`), { code: 'ETIMEDOUT' })
}
