import { AsyncLocalStorage } from 'node:async_hooks'
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
import type { Engine } from '../engine.ts'
import type { Tables } from '../schema.ts'
import { plainRows, type Rows } from './plain-rows.ts'

export interface LongQuery {
  id: number
  sql: string
  parameters: readonly unknown[]
}
type Pending = LongQuery & PromiseWithResolvers<unknown[]>
export type LongQueryResult = { id: number; rows: Rows } | { id: number; error: string }

export interface LongReader {
  reader: Kysely<Tables>
  readUntil: Engine['readUntil']
  close(): Promise<void>
}

const limits = {
  /** In milliseconds. A query of a million rows takes one to three seconds. */
  timeout: 30_000,
  /** How many queries may wait or run at the same time. */
  maxPending: 50,
  /** In milliseconds without queries, after which the thread ends: it and its cache take some 20 MB. */
  idle: 30_000,
}
const closed = 'The database is closed'
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }
const thread = new URL('./sqlite-reading-thread.ts', import.meta.url)

/**
 * Runs queries that read whole tables on a read-only connection in a worker thread: `node:sqlite` is synchronous, so
 * on the main thread every visitor would wait. The thread starts with the first query and ends when it is idle.
 */
export function createLongReader(file: string, own: Partial<typeof limits> = {}): LongReader {
  const { timeout, maxPending, idle } = { ...limits, ...own }
  /** Queries are sent to the thread one by one, so that those that have timed out meanwhile are never run. */
  const waiting: Pending[] = []
  const signals = new AsyncLocalStorage<AbortSignal>()
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
      if ('rows' in result) running.resolve(plainRows(result.rows))
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
    const signal = signals.getStore()
    signal?.throwIfAborted()
    if (waiting.length + (running ? 1 : 0) >= maxPending) throw unavailable('too many long reads at once')
    const own: Pending = { id: count++, sql, parameters, ...Promise.withResolvers<unknown[]>() }
    waiting.push(own)
    if (!running) runNext()
    // A query that runs in the thread cannot be interrupted: it goes on, but its caller gets an error.
    const giveUp = (error: Error) => {
      if (waiting.includes(own)) waiting.splice(waiting.indexOf(own), 1)
      own.reject(error)
    }
    const late = setTimeout(() => giveUp(unavailable(`a read took more than ${timeout} ms`)), timeout)
    const leave = () => giveUp(signal?.reason)
    signal?.addEventListener('abort', leave)
    return own.promise.finally(() => {
      clearTimeout(late)
      signal?.removeEventListener('abort', leave)
    })
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
    readUntil: (signal, work) => signals.run(signal, work),
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

/** Returns an error with a code that backend/is-unavailable.ts recognises, so that the response is 503. */
function unavailable(why: string): Error {
  return Object.assign(new Error(`The database is busy: ${why}`), { code: 'ETIMEDOUT' })
}
