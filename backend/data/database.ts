import type { Kysely } from 'kysely'
import type { Actor } from '../../domain/record/actor.ts'
import type { Change, Engine, InnerTransaction, OpenTransaction } from './engine.ts'
import type { Collection, Tables } from './schema.ts'
import { type Announce, createTransactions } from './transactions.ts'

/** The data of the installation. */
export interface Database {
  engine: Engine
  /** Queries. What a transaction has written is seen by those that are made inside it, and by no others. */
  read: Kysely<Tables>
  /** The same for what may read a whole table: see `Engine.longReader`. Page by page, so that no answer is large. */
  readLong: Kysely<Tables>
  /** In whose name records are changed. */
  actor: Actor
  as(actor: Actor): Database
  /** The moment that changes of records carry. */
  now(): Date
  /** Changes records as of another moment: the demo building has a past. */
  at(moment: Date): Database
  /** What its changes have in common in the history; null when each stands by itself. */
  batch: string | null
  /** The same data; whatever is changed by it is one entry of the history. Of one collection it is taken back as one, too. */
  asBatch(): Database & { batch: string }
  /**
   * Runs `work` in one transaction and announces these collections once, after its commit. Whatever `work` calls
   * with a database of this engine belongs to the same transaction: see transactions.ts.
   */
  write<T>(
    collection: Collection | [Collection, ...Collection[]],
    work: (trx: OpenTransaction) => Promise<T>,
  ): Promise<T>
  /** The same for tables that no page shows: it announces nothing, unless a write inside does. */
  transaction<T>(work: (trx: InnerTransaction) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export function createDatabase(engine: Engine, announce: Announce, actor: Actor): Database {
  const transactions = createTransactions(engine, announce)
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

/** What was deleted leaves the log of writes, too; the hourly job makes up for when it could not. */
export async function emptyLog(db: Database): Promise<void> {
  const isInTransaction = db.read !== db.engine.reader
  if (isInTransaction) return
  await db.engine.emptyLog?.().catch((error) => console.error('Error emptying the log of writes', error))
}

/** The version of each of some collections: which state of them a page shows. */
export type Versions = Partial<Record<Collection, number>>

/**
 * Read before the data that it goes with: data that is newer than its version is loaded once too often, never too
 * seldom. A collection that nobody has written to yet has version 0, so that a page hears of its first record.
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

export async function listVersions(db: Database): Promise<Change[]> {
  return db.read.selectFrom('versions').selectAll().orderBy('collection').execute()
}

/** A write that reaches the disk and changes nothing; fails as any other write would. */
export async function probeWrite(db: Database): Promise<void> {
  await db.transaction(async (trx) => {
    await trx
      .updateTable('versions')
      .set((row) => ({ version: row.ref('version') }))
      .where('collection', '=', 'settings')
      .execute()
  })
}
