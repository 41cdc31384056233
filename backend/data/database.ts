import type { Kysely } from 'kysely'
import type { Actor } from '../../domain/record/actor.ts'
import type { Engine, InnerTransaction, OpenTransaction, VersionChange } from './engine.ts'
import type { Collection, Tables } from './schema.ts'
import { createTransactions, type Publish } from './transactions.ts'

export interface Database {
  engine: Engine
  /** Reads inside a transaction see what it has written; other reads do not. */
  read: Kysely<Tables>
  /**
   * For queries that may read a whole table (see `Engine.longReader`). Read it page by page, so that no result is
   * large.
   */
  readLong: Kysely<Tables>
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
   * this engine joins the transaction (transactions.ts).
   */
  write<T>(
    collection: Collection | [Collection, ...Collection[]],
    work: (trx: OpenTransaction) => Promise<T>,
  ): Promise<T>
  /** For tables that are no collections: it publishes nothing, unless a `write` inside does. */
  transaction<T>(work: (trx: InnerTransaction) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export function createDatabase(engine: Engine, publish: Publish, actor: Actor): Database {
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
 * Read the versions before the data: data that is newer than its version is loaded once too often, but never too
 * seldom. A collection without a row has version 0, so that a page notices its first record.
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
  await db.transaction(async (trx) => {
    await trx
      .updateTable('versions')
      .set((row) => ({ version: row.ref('version') }))
      .where('collection', '=', 'settings')
      .execute()
  })
}
