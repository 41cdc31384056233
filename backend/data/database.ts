import type { Kysely, Transaction } from 'kysely'
import { type Actor, jobActor } from '../../domain/record/actor.ts'
import type { Collection, Tables } from './schema.ts'

export type EngineName = 'sqlite' | 'postgres'

/** A collection that changed, and the version it has now. */
export interface Change {
  collection: Collection
  version: number
}

/** For functions that only work inside a `write`. */
export type OpenTransaction = Transaction<Tables>

/** The version of each of some collections: which state of them a page shows. */
export type Versions = Partial<Record<Collection, number>>

/** What an engine hands over once it is open. */
export interface Engine {
  name: EngineName
  /** SQLite opens this one read-only, so that no write can slip past `write`. */
  reader: Kysely<Tables>
  writer: Kysely<Tables>
  /** Where several servers may share one database. */
  channel?: Channel
  close(): Promise<void>
}

/** How servers on the same database hear of each other's commits. */
export interface Channel {
  /** Told with the commit of this transaction, or not at all. */
  tell(trx: OpenTransaction, changes: Change[]): Promise<void>
  /** Returns the function that ends it. */
  listen(listener: ChannelListener): () => Promise<void>
  /** How many servers listen, whoever started them. */
  countListeners(db: Database): Promise<number>
}

export interface ChannelListener {
  heard(changes: Change[]): void
  /** From now on nothing is missed; what was told before may have been. */
  connected(): Promise<void>
}

/** The data of the installation, or one transaction on it: data functions take either. */
export interface Database {
  engine: Engine
  /** Queries. Inside a transaction they see what it has written. */
  read: Kysely<Tables>
  /** In whose name records are changed. */
  actor: Actor
  as(actor: Actor): Database
  /**
   * Runs `work` in one transaction and announces these collections once, after its commit; a write to tables
   * that no page shows names none. `work` gets the transaction twice: as statements, and as a database for
   * other data functions, whose writes then join it.
   */
  write<T>(
    collection: Collection | Collection[],
    work: (trx: OpenTransaction, joined: Database) => Promise<T>,
  ): Promise<T>
  close(): Promise<void>
}

type Announce = (changes: Change[]) => void

export function createDatabase(
  engine: Engine,
  announce: Announce,
  actor: Actor = jobActor('server'),
): Database {
  return {
    engine,
    read: engine.reader,
    actor,
    as: (other) => createDatabase(engine, announce, other),
    async write(collection, work) {
      const touched = new Set<Collection>()
      const { result, changes } = await transact(engine, async (trx) => {
        const result = await joinTransaction(engine, trx, touched, actor).write(collection, work)
        const changes = await raiseVersions(trx, touched)
        if (changes.length > 0) await engine.channel?.tell(trx, changes)
        return { result, changes }
      })
      if (changes.length > 0) announce(changes)
      return result
    },
    close: () => engine.close(),
  }
}

/** Throws what the work threw: on a broken connection the rollback fails too, and its error would hide the cause. */
async function transact<T>(engine: Engine, work: (trx: OpenTransaction) => Promise<T>): Promise<T> {
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
 * There is one commit, or none: an inner write that fails fails the outer one, too, unless its error is caught in
 * between; then what it had written until then is committed with the rest (no savepoints).
 */
function joinTransaction(
  engine: Engine,
  trx: OpenTransaction,
  touched: Set<Collection>,
  actor: Actor,
): Database {
  const joined: Database = {
    engine,
    read: trx,
    actor,
    as: (other) => joinTransaction(engine, trx, touched, other),
    async write(collection, work) {
      for (const name of [collection].flat()) touched.add(name)
      return work(trx, joined)
    },
    close: () => Promise.reject(new Error('A transaction is ended by whoever began it')),
  }
  return joined
}

/** In one order for everybody, so that no two transactions wait for each other. */
async function raiseVersions(trx: OpenTransaction, touched: Set<Collection>): Promise<Change[]> {
  const changes: Change[] = []
  for (const collection of [...touched].sort())
    changes.push({ collection, version: await raiseVersion(trx, collection) })
  return changes
}

/** A collection without a version yet gets its first one. */
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
