import type { Database, Versions } from '../data/database.ts'
import type { Engine } from '../data/engine.ts'
import type { Collection } from '../data/schema.ts'
import type { NewestVersions } from './newest-versions.ts'

interface Source {
  db: Database
  versions: NewestVersions
}

interface KeptRead<T> {
  /** Those who get the value must not change it: others get the same one. */
  get(source: Source): Promise<T>
  /**
   * Without waiting; undefined where a collection has changed since the last read. The caller must have checked
   * `versions.isFresh()`.
   */
  atOnce(source: Source): T | undefined
}

interface Kept<T> {
  version: string
  /** The last versions object that `version` was found current with: the same object needs no new comparison. */
  comparedWith: Versions
  value: Promise<T>
  /** Undefined until `value` has arrived. */
  arrived?: T
}

/**
 * Keeps what many pages read until one of the collections that it is read from has a newer version: as long as a cached
 * page that shows them. One value for each database is in memory, so only what every page needs is kept.
 */
export function keepRead<T>(reads: readonly Collection[], read: (db: Database) => Promise<T>): KeptRead<T> {
  const byEngine = new WeakMap<Engine, Kept<T>>()
  const versionIn = (versions: Versions) => reads.map((collection) => versions[collection] ?? 0).join(' ')

  function find({ db, versions }: Source): Kept<T> | undefined {
    const kept = byEngine.get(db.engine)
    const newest = versions.known()
    if (kept && kept.comparedWith !== newest) {
      if (kept.version !== versionIn(newest)) return undefined
      kept.comparedWith = newest
    }
    return kept
  }

  return {
    async get(source) {
      const { db, versions } = source
      if (!versions.isFresh()) await versions.refresh()
      const found = find(source)
      if (found) return found.value
      // The version is taken first: a value that is newer than its version is read once too often.
      const newest = versions.known()
      const kept: Kept<T> = { version: versionIn(newest), comparedWith: newest, value: read(db) }
      byEngine.set(db.engine, kept)
      kept.value.then(
        (arrived) => Object.assign(kept, { arrived }),
        () => byEngine.get(db.engine) === kept && byEngine.delete(db.engine),
      )
      return kept.value
    },
    atOnce: (source) => find(source)?.arrived,
  }
}
