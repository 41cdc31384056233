import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, listVersions, type Versions } from '../data/database.ts'
import type { VersionChange } from '../data/engine.ts'
import type { Live } from './live.ts'

/** How long versions that were read from the database count as the newest, in milliseconds. */
export const versionsMaxAge = 1_000
const readAgainAfter = 500
/**
 * In milliseconds: how often SQLite's commit mark is read, a number that changes when a process commits.
 * Commits of this process are known without it.
 */
const markMaxAge = 3
/** A database that does not respond within this time counts as unavailable. */
const timeout = 1_000

/** The version of each collection: published by `live`, and read regularly in case `live` missed a commit. */
export interface NewestVersions {
  known(): Versions
  /** When the versions were last known to be the newest: every commit before that moment is included. */
  confirmedAt(): number
  /** Whether the known versions may be used: they are less than a second old, or the database is unavailable. */
  isFresh(): boolean
  /** Reads the versions until they are fresh, or finds the database unavailable. */
  refresh(): Promise<void>
  /** Whether the last read of the database failed. Until one succeeds, visitors get cached pages. */
  isUnavailable(): boolean
}

interface Deps {
  now?: () => number
  report: (message: string, error?: unknown) => void
}

export function createNewestVersions(
  db: Database,
  live: Live,
  { now = () => performance.now(), report }: Deps,
): NewestVersions {
  const { engine } = db
  let known: Versions = {}
  let confirmedAt = Number.NEGATIVE_INFINITY
  let readAt = Number.NEGATIVE_INFINITY
  let confirmedMark: number | undefined
  let markedAt = Number.NEGATIVE_INFINITY
  let unavailable = false
  let reading: Promise<void> | undefined

  function note(changes: VersionChange[]): void {
    const news = changes.filter(({ collection, version }) => version > (known[collection] ?? 0))
    if (news.length === 0) return
    known = { ...known, ...Object.fromEntries(news.map(({ collection, version }) => [collection, version])) }
  }

  async function read(): Promise<void> {
    const begun = now()
    readAt = begun
    try {
      const mark = engine.commitMark?.()
      note(await withTimeout(listVersions(db)))
      confirmedAt = begun
      confirmedMark = mark
      if (unavailable) report('The database is available again: pages are current')
      unavailable = false
    } catch (error) {
      if (!unavailable) report('The database is unavailable: visitors get cached pages', error)
      unavailable = true
    }
  }

  function readOnce(): Promise<void> {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }

  /**
   * Confirms the known versions without a query: they are the newest as long as SQLite's commit mark is the
   * same, because it changes with every commit of any process.
   */
  function confirmByMark(moment: number): void {
    if (moment - markedAt < markMaxAge || confirmedMark === undefined || unavailable) return
    markedAt = moment
    confirmedAt = hasSameMark() ? moment : Number.NEGATIVE_INFINITY
  }

  /** False when reading the mark fails: the query that follows then finds the database unavailable. */
  function hasSameMark(): boolean {
    try {
      return engine.commitMark?.() === confirmedMark
    } catch {
      return false
    }
  }

  function isFresh(): boolean {
    const moment = now()
    confirmByMark(moment)
    const age = moment - confirmedAt
    if (age < readAgainAfter) return true
    if (unavailable || age < versionsMaxAge) {
      if (moment - readAt >= readAgainAfter) readOnce()
      return true
    }
    return false
  }

  live.subscribe({ changed: note, closed: () => {} })
  return {
    known: () => known,
    confirmedAt: () => confirmedAt,
    isUnavailable: () => unavailable,
    isFresh,
    async refresh() {
      await readOnce()
      // The first `readOnce` may have joined a read that began before the last commit.
      if (!isFresh()) await readOnce()
    },
  }
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  const over = new AbortController()
  const late = sleep(timeout, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new Error(`no response within ${timeout} ms`)
  })
  late.catch(() => {})
  work.catch(() => {})
  return Promise.race([work, late]).finally(() => over.abort())
}
