import type { Kysely, RawBuilder, SqlBool, Transaction } from 'kysely'
import type { SearchTerm } from '../../domain/enquiry/search-terms.ts'
import type { Collection, RecordTable, Tables } from './schema.ts'

export type EngineName = 'sqlite' | 'postgres'

/** A collection that changed, and the version it has now. */
export interface Change {
  collection: Collection
  version: number
}

/** The statements of one transaction. */
export type OpenTransaction = Transaction<Tables>

/** The same without the collections. */
export type InnerTransaction = Transaction<Omit<Tables, RecordTable>>

/** What an engine hands over once it is open. */
export interface Engine {
  name: EngineName
  /** SQLite opens this one read-only, so that no write can slip past `write`. */
  reader: Kysely<Tables>
  /**
   * The same for queries that may read a whole table: they hold up neither the main thread nor what visitors read. Does
   * not see what an open transaction has written.
   */
  longReader: Kysely<Tables>
  writer: Kysely<Tables>
  /** Where several servers may share one database. */
  channel?: Channel
  /** Where `like` does not use an index by itself. */
  enquiryTexts?: EnquiryTexts
  /** Looks after the index for searching. Returns what a person should know of it. */
  checkSearch(): Promise<string | undefined>
  /** Another number after every commit, whoever made it; only where asking costs next to nothing. */
  commitMark?(): number
  /** Makes the log of writes beside the database known as this database's own, where there is such a log. */
  claimLog?(): void
  /**
   * Leaves nothing of what was deleted in that log, where pages stay as they were before. Outside of transactions
   * only. False when another process reads at this moment: then later.
   */
  emptyLog?(): Promise<boolean>
  close(): Promise<void>
}

/** An index over the texts of enquiries. It finds all that `like` finds, and perhaps more: rows are read to be sure. */
export interface EnquiryTexts {
  /** Whether the index knows of any of these. */
  canFind(terms: SearchTerm[]): boolean
  /** How many enquiries may hold all of these; at most so many are counted. */
  count(db: Kysely<Tables>, terms: SearchTerm[], most: number): Promise<number>
  /** Says of a row of `enquiries` whether it may hold all of these. */
  holds(terms: SearchTerm[]): RawBuilder<SqlBool>
  /** Empties it, before all enquiries are deleted: one by one they would be taken out slowly. */
  clear(trx: OpenTransaction): Promise<void>
}

/** How servers on the same database hear of each other's commits, and keep out of each other's way. */
export interface Channel {
  /** Others look again once this transaction is committed, and not at all if it is not. */
  notify(trx: OpenTransaction): Promise<void>
  /**
   * Calls `look` whenever something may have been committed: also once the line is there, for what was missed
   * before. Returns the function that ends it.
   */
  listen(look: () => Promise<void>): () => Promise<void>
  /** How many servers listen, whoever started them. */
  countListeners(): Promise<number>
  /** Does the work while nobody replaces all the content; waits for whoever does. */
  besideOthers<T>(work: () => Promise<T>): Promise<T>
  /**
   * The database for one alone, who replaces all its content: nobody begins to work on it meanwhile. Nothing while
   * others are at it. Returns the function that gives it back.
   */
  claim(): Promise<(() => Promise<void>) | undefined>
}
