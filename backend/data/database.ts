import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Actor } from '../../domain/record/actor.ts'
import type { Engine, InnerTransaction, OpenTransaction, VersionChange } from './engine.ts'
import { createKeySeal, type KeySeal } from './key-seal.ts'
import type { Collection, Tables } from './schema.ts'

export interface Database {
  engine: Engine
  /** Reads inside a transaction see what it has written; other reads do not. */
  read: Kysely<Tables>
  /**
   * For queries that may read a whole table (see `Engine.longReader`). Read it page by page, so that no result is
   * large.
   */
  readLong: Kysely<Tables>
  /** For keys in addresses. */
  seal: KeySeal
  actor: Actor
  as(actor: Actor): Database
  /** The moment that the history notes for a change. */
  now(): Date
  /**
   * The same database, whose changes get this moment in the history. The demo data uses it to add past changes.
   */
  at(moment: Date): Database
  /**
   * The id of the batch that all changes belong to; null when each change is an entry of its own in the
   * history.
   */
  batch: string | null
  /**
   * The same database, whose changes are one entry of the history. A batch of one collection can be reverted as one.
   */
  asBatch(): Database & { batch: string }
  /**
   * Runs `work` in one transaction and publishes these collections once, after its commit. All that `work` calls on
   * this engine joins the transaction (`createTransactions`).
   */
  write<T>(
    collection: Collection | [Collection, ...Collection[]],
    work: (trx: OpenTransaction) => Promise<T>,
  ): Promise<T>
  /** For tables that are no collections: it publishes nothing, unless a `write` inside does. */
  transaction<T>(work: (trx: InnerTransaction) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Without a seal of their own, what commands and tests seal is for this process alone. */
export function createDatabase(
  engine: Engine,
  publish: Publish,
  actor: Actor,
  seal: KeySeal = createKeySeal(randomBytes(32).toString('base64url')),
): Database {
  const transactions = createTransactions(engine, publish)
  const opened = <Batch extends string | null>(
    actor: Actor,
    batch: Batch,
    now: () => Date,
  ): Database & { batch: Batch } => ({
    engine,
    get read() {
      return transactions.current() ?? engine.reader
    },
    get readLong() {
      return transactions.current() ?? engine.longReader
    },
    seal,
    actor,
    as: (other) => opened(other, batch, now),
    now,
    at: (moment) => opened(actor, batch, () => moment),
    batch,
    asBatch: () => opened(actor, crypto.randomUUID(), now),
    write: (collection, work) => transactions.run([collection].flat(), work),
    transaction: (work) => transactions.run([], work),
    close: () => engine.close(),
  })
  return opened(actor, null, () => new Date())
}

/** Removes deleted data from SQLite's write-ahead log. The hourly job does it again in case it fails now. */
export async function emptyLog(db: Database): Promise<void> {
  const isInTransaction = db.read !== db.engine.reader
  if (isInTransaction) return
  await db.engine.emptyLog?.().catch((error) => console.error('Error emptying the log of writes', error))
}

export type Versions = Partial<Record<Collection, number>>

/**
 * Returns the versions of these collections. Call this before reading the data: data that is newer than its
 * version is loaded once too often, but never too seldom. A collection without a row has version 0, so that a
 * page notices its first record.
 */
export async function versionsOf(db: Database, ...collections: Collection[]): Promise<Versions> {
  const rows = await db.read
    .selectFrom('versions')
    .selectAll()
    .where('collection', 'in', collections)
    .execute()
  const unwritten = collections.map((collection) => [collection, 0])
  const written = rows.map(({ collection, version }) => [collection, version])
  return Object.fromEntries([...unwritten, ...written])
}

export async function listVersions(db: Database): Promise<VersionChange[]> {
  return db.read.selectFrom('versions').selectAll().orderBy('collection').execute()
}

/** Writes to the disk without changing anything, and fails whenever a real write would. */
export async function probeWrite(db: Database): Promise<void> {
  await db.engine.probeRoom?.()
  await db.transaction(async (trx) => {
    await trx
      .updateTable('versions')
      .set((row) => ({ version: row.ref('version') }))
      .where('collection', '=', 'settings')
      .execute()
  })
}

type Publish = (changes: VersionChange[]) => void

type Work<T> = (trx: OpenTransaction) => Promise<T>

interface Joinable {
  trx: OpenTransaction
  touched: Set<Collection>
  /** Work that has joined the transaction and is not finished. */
  inFlight: Set<Promise<unknown>>
  state: 'open' | 'over' | 'failed'
}

interface Transactions {
  current(): OpenTransaction | undefined
  /** Joins the caller's transaction, or else begins one and publishes what it has changed after its commit. */
  run<T>(collections: Collection[], work: Work<T>): Promise<T>
}

/**
 * The transaction is found through AsyncLocalStorage: work and all that it calls share it, and other requests
 * do not. There is one commit: an error of inner work fails the outer work, too. If the error is caught in
 * between, what the inner work has written is committed with the rest, because there are no savepoints. Work
 * that continues after the end of the transaction is outside of it: its next write begins another transaction,
 * or is refused when the first one was rolled back, because the data that it builds on was not saved.
 */
function createTransactions(engine: Engine, publish: Publish): Transactions {
  const storage = new AsyncLocalStorage<Joinable>()

  const begin = async <T>(collections: Collection[], work: Work<T>): Promise<T> => {
    const { result, changes } = await transact(engine, async (trx) => {
      const transaction: Joinable = { trx, touched: new Set(collections), inFlight: new Set(), state: 'open' }
      try {
        const result = await storage.run(transaction, () => work(trx)).finally(() => end(transaction))
        const changes = await raiseVersions(trx, transaction.touched)
        if (changes.length > 0) await engine.channel?.notify(trx)
        return { result, changes }
      } catch (error) {
        transaction.state = 'failed'
        throw error
      }
    })
    if (changes.length > 0) publish(changes)
    return result
  }

  return {
    current() {
      const transaction = storage.getStore()
      return transaction?.state === 'open' ? transaction.trx : undefined
    },
    async run(collections, work) {
      const transaction = storage.getStore()
      if (transaction?.state === 'open') return join(transaction, collections, work)
      if (transaction?.state === 'failed')
        throw new Error('The transaction that this belongs to was rolled back')
      return begin(collections, work)
    },
  }
}

async function join<T>(transaction: Joinable, collections: Collection[], work: Work<T>): Promise<T> {
  for (const collection of collections) transaction.touched.add(collection)
  const joined = work(transaction.trx)
  transaction.inFlight.add(joined)
  return joined.finally(() => transaction.inFlight.delete(joined))
}

/**
 * Waits for all work in the transaction before it ends: when one of several concurrent calls fails, the others
 * may still run, and none may write after the rollback.
 */
async function end(transaction: Joinable): Promise<void> {
  while (transaction.inFlight.size > 0) await Promise.allSettled(transaction.inFlight)
  transaction.state = 'over'
}

/**
 * Runs the work in a transaction and throws the work's own error: on a broken connection the rollback fails,
 * too, and its error would hide the cause.
 */
async function transact<T>(engine: Engine, work: Work<T>): Promise<T> {
  let cause: { error: unknown } | undefined
  const noting = (trx: OpenTransaction) =>
    work(trx).catch((error) => {
      cause = { error }
      throw error
    })
  return engine.writer
    .transaction()
    .execute(noting)
    .catch((error) => {
      throw cause ? cause.error : error
    })
}

/**
 * Raises the versions of these collections. They are sorted, so that no two transactions deadlock on the rows.
 */
async function raiseVersions(trx: OpenTransaction, touched: Set<Collection>): Promise<VersionChange[]> {
  const changes: VersionChange[] = []
  for (const collection of [...touched].sort())
    changes.push({ collection, version: await raiseVersion(trx, collection) })
  return changes
}

async function raiseVersion(trx: OpenTransaction, collection: Collection): Promise<number> {
  const { version } = await trx
    .insertInto('versions')
    .values({ collection, version: 1 })
    .onConflict((conflict) =>
      conflict
        .column('collection')
        .doUpdateSet(({ eb, ref }) => ({ version: eb(ref('versions.version'), '+', 1) })),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
