import type { Kysely, RawBuilder, SqlBool, Transaction } from 'kysely'
import type { SearchTerm } from '../../domain/enquiry/search-terms.ts'
import type { Collection, RecordTable, Tables } from './schema.ts'

export type EngineName = 'sqlite' | 'postgres'

export interface VersionChange {
  collection: Collection
  version: number
}

export type OpenTransaction = Transaction<Tables>

/**
 * A transaction that cannot use the tables of collections: only `db.write` may change those, so that every
 * change is published.
 */
export type InnerTransaction = Transaction<Omit<Tables, RecordTable>>

export interface Engine {
  name: EngineName
  /** SQLite opens this connection read-only, so that no write can bypass `writer`. */
  reader: Kysely<Tables>
  /**
   * For queries that may read a whole table: they block neither the main thread nor the queries of public pages. Does
   * not see what an open transaction has written.
   */
  longReader: Kysely<Tables>
  /**
   * Runs `work`. When the signal is aborted, the long reads that it waits for fail, and those that it begins later do at
   * once: whoever asked has left, and others wait for the same reader.
   */
  readUntil<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>
  writer: Kysely<Tables>
  /** Undefined for SQLite, where one server has the database for itself. */
  channel?: Channel
  /** Undefined for PostgreSQL, where `like` uses an index by itself. */
  enquiryTexts?: EnquiryTexts
  /**
   * Until the end of the transaction that `trx` reads in, nobody else raises or locks this version; any number of
   * transactions may hold it. Undefined for SQLite, which has one transaction at a time.
   */
  holdVersion?(trx: Kysely<Tables>, collection: Collection): Promise<void>
  /** Repairs the search index where it can. Returns a message for the log when something was wrong. */
  checkSearch(): Promise<string | undefined>
  /**
   * A number that changes with every commit of any process. Undefined for PostgreSQL, where reading it would
   * take a query over the network.
   */
  commitMark?(): number
  /**
   * Throws when the database's disk has no room. Undefined for PostgreSQL, where every write needs some: SQLite's goes
   * into a log that keeps its size, so that on a full disk small writes succeed until the log is full, too.
   */
  probeRoom?(): Promise<void>
  /** Marks the write-ahead log as this database's own (engine/write-ahead-log.ts). */
  claimLog?(): void
  /**
   * Empties the write-ahead log, which holds pages as they were before a deletion. Outside of transactions only.
   * Returns false when another process reads at this moment: try again later.
   */
  emptyLog?(): Promise<boolean>
  /**
   * Notes how many rows the tables have, by which queries select their index. It reads a few hundred rows of each index.
   * Undefined for PostgreSQL, which does this by itself.
   */
  optimize?(): Promise<void>
  close(): Promise<void>
}

/** A search index. It finds every row that `like` finds, and perhaps more: the caller filters the rows. */
export interface EnquiryTexts {
  /** False when all terms are too short for the index. */
  canFind(terms: SearchTerm[]): boolean
  /** Counts matching enquiries, up to `most`. */
  count(db: Kysely<Tables>, terms: SearchTerm[], most: number): Promise<number>
  /** The SQL condition that a row of `enquiries` matches these terms. */
  holds(terms: SearchTerm[]): RawBuilder<SqlBool>
  /** Call this before all enquiries are deleted: removing them from the index one by one is slow. */
  clear(trx: OpenTransaction): Promise<void>
}

/** Connects the servers that share a database. */
export interface Channel {
  /** Notifies the other servers if and when this transaction is committed. */
  notify(trx: OpenTransaction): Promise<void>
  /**
   * Calls `onCommit` whenever something may have been committed, and after each reconnection for what was missed. Returns
   * the function that stops it.
   */
  listen(onCommit: () => Promise<void>): () => Promise<void>
  countListeners(): Promise<number>
  /**
   * Runs `work` under a shared lock: waits while all content is being replaced, and lets no replacement begin
   * until `work` is done.
   */
  besideOthers<T>(work: () => Promise<T>): Promise<T>
  /**
   * Locks the database for replacing all its content: no other work begins meanwhile. Returns the function that
   * unlocks it, or undefined while other work is in flight.
   */
  claim(): Promise<(() => Promise<void>) | undefined>
}
