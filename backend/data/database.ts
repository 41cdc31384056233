import type { Kysely, Transaction } from 'kysely'
import type { Collection, Tables } from './schema.ts'

export type EngineName = 'sqlite' | 'postgres'

/** A collection that changed, and the version it has now. */
export interface Change {
  collection: Collection
  version: number
}

/** The version of each of some collections: which state of them a page shows. */
export type Versions = Partial<Record<Collection, number>>

/** A transaction that is under way. */
export type OpenTransaction = Transaction<Tables>

/** What an engine hands over once it is open. */
export interface Engine {
  name: EngineName
  /** SQLite opens this one read-only, so that no write can slip past `write`. */
  reader: Kysely<Tables>
  writer: Kysely<Tables>
  close(): Promise<void>
}

export interface Database {
  engine: Engine
  read: Kysely<Tables>
  /**
   * Runs `work` in one transaction. Whoever listens for changes hears of them only after the commit; a write
   * to tables that no page shows names no collection.
   */
  write<T>(collection: Collection | Collection[], work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export function createDatabase(engine: Engine, announce: (changes: Change[]) => void): Database {
  return {
    engine,
    read: engine.reader,
    async write(collection, work) {
      const touched = [collection].flat().sort()
      const { result, changes } = await transact(engine, async (trx) => {
        const result = await work(trx)
        const changes: Change[] = []
        for (const name of touched) changes.push({ collection: name, version: await nextVersion(trx, name) })
        return { result, changes }
      })
      if (changes.length > 0) announce(changes)
      return result
    },
    close: () => engine.close(),
  }
}

/** Of a line that broke, rolling back fails as well: what is told is why the work failed. */
async function transact<T>(engine: Engine, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  let cause: { error: unknown } | undefined
  const noting = (trx: Transaction<Tables>) =>
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

async function nextVersion(trx: Transaction<Tables>, collection: Collection): Promise<number> {
  const { version } = await trx
    .updateTable('versions')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('collection', '=', collection)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Read before the data that it goes with: data that is newer than its version is loaded once too often, never too seldom. */
export async function versionsOf(db: Database, ...collections: Collection[]): Promise<Versions> {
  const rows = await db.read
    .selectFrom('versions')
    .selectAll()
    .where('collection', 'in', collections)
    .execute()
  return Object.fromEntries(rows.map(({ collection, version }) => [collection, version]))
}

export async function listVersions(db: Database): Promise<Change[]> {
  return db.read.selectFrom('versions').selectAll().orderBy('collection').execute()
}
