import type { Kysely, Transaction } from 'kysely'
import type { Collection, Tables } from './schema.ts'

export type EngineName = 'sqlite' | 'postgres'

/** A collection that changed, and the version it has now. */
export interface Change {
  collection: Collection
  version: number
}

/** The statements of one transaction. */
export type OpenTransaction = Transaction<Tables>

/** The same without the collections. */
export type InnerTransaction = Transaction<Omit<Tables, Collection>>

/** What an engine hands over once it is open. */
export interface Engine {
  name: EngineName
  /** SQLite opens this one read-only, so that no write can slip past `write`. */
  reader: Kysely<Tables>
  writer: Kysely<Tables>
  /** Where several servers may share one database. */
  channel?: Channel
  /** Another number after every commit, whoever made it; only where asking costs next to nothing. */
  commitMark?(): number
  close(): Promise<void>
}

/** How servers on the same database hear of each other's commits. */
export interface Channel {
  /** Told with the commit of this transaction, or not at all. */
  tell(trx: OpenTransaction, changes: Change[]): Promise<void>
  /** Returns the function that ends it. */
  listen(listener: ChannelListener): () => Promise<void>
  /** How many servers listen, whoever started them. */
  countListeners(): Promise<number>
}

export interface ChannelListener {
  heard(changes: Change[]): void
  /** From now on nothing is missed; what was told before may have been. */
  connected(): Promise<void>
}
