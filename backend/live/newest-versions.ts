import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, listVersions, type Versions } from '../data/database.ts'
import type { Change } from '../data/engine.ts'
import type { Live } from './live.ts'

/** How long a version that was the newest counts as such, whoever has written since. */
export const maxAge = 1_000
const lookAgainAfter = 500
/** Where commits are told by a mark it is read this often: what this process writes is known without it. */
const markMaxAge = 3
/** A database that does not answer for this long is unavailable. */
const timeout = 1_000

/** Which version each collection has: told by `live`, and read again now and then, as its line may be cut. */
export interface NewestVersions {
  known(): Versions
  /** When these were the newest ones, as `now` counts: no commit that they do not know of is older. */
  confirmedAt(): number
  /**
   * Whether nobody needs to wait for a look into the database: what is known was right less than a second ago, or
   * the database is unavailable and there is nothing better.
   */
  isFresh(): boolean
  /** Reads the versions until they are fresh; with the database unavailable, for a moment only. */
  refresh(): Promise<void>
  /** While the database cannot be asked, visitors go on reading what there is. */
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
  let triedAt = Number.NEGATIVE_INFINITY
  let confirmedMark: number | undefined
  let markedAt = Number.NEGATIVE_INFINITY
  let unavailable = false
  let looking: Promise<void> | undefined

  function note(changes: Change[]): void {
    const news = changes.filter(({ collection, version }) => version > (known[collection] ?? 0))
    if (news.length === 0) return
    known = { ...known, ...Object.fromEntries(news.map(({ collection, version }) => [collection, version])) }
  }

  async function look(): Promise<void> {
    const begun = now()
    triedAt = begun
    try {
      const mark = engine.commitMark?.()
      note(await withTimeout(listVersions(db)))
      confirmedAt = begun
      confirmedMark = mark
      if (unavailable) report('The database can be asked again: pages follow it')
      unavailable = false
    } catch (error) {
      if (!unavailable) report('The database cannot be asked: visitors get pages as they were', error)
      unavailable = true
    }
  }

  function lookOnce(): Promise<void> {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }

  /** Where the engine tells commits by a mark, versions are never older than a moment. */
  function confirmByMark(moment: number): void {
    if (moment - markedAt < markMaxAge || confirmedMark === undefined || unavailable) return
    markedAt = moment
    confirmedAt = isUnmarked() ? moment : Number.NEGATIVE_INFINITY
  }

  /** An engine that cannot even say that is looked at, and found to be unavailable. */
  function isUnmarked(): boolean {
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
    if (age < lookAgainAfter) return true
    if (unavailable || age < maxAge) {
      if (moment - triedAt >= lookAgainAfter) lookOnce()
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
      await lookOnce()
      // Whoever joins a look that began before the last commit looks once more.
      if (!isFresh()) await lookOnce()
    },
  }
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  const over = new AbortController()
  const late = sleep(timeout, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new Error(`no answer within ${timeout} ms`)
  })
  late.catch(() => {})
  work.catch(() => {})
  return Promise.race([work, late]).finally(() => over.abort())
}
