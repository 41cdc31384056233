import type { Versions } from '../../backend/data/database.ts'

/** A page, or a part of one, that shows collections as they were at some version. */
export interface Viewer {
  shown: Versions
  /** Loads the data of the whole page anew. */
  revalidate(): Promise<void>
}

interface Deps {
  now(): number
  /** Calls `run` later. */
  after(milliseconds: number, run: () => void): void
  /** Whether new data would get in the way of what a person is typing. */
  isHeld(): boolean
}

/** However many changes come, data is loaded at most this often. */
export const minInterval = 250

export interface Freshness {
  /** Returns what ends it. */
  watch(viewer: Viewer): () => void
  viewers(): number
  heard(versions: Versions): void
  /** Looks again whether a page is behind: after a hold has ended. */
  look(): void
}

/** Compares what is shown with what the server has, and loads data only when a shown collection has changed. */
export function createFreshness({ now, after, isHeld }: Deps): Freshness {
  const viewers = new Set<Viewer>()
  const latest: Versions = {}
  let lastRun = Number.NEGATIVE_INFINITY
  let scheduled = false
  let running = false
  let missed = false

  function look(): void {
    if (running) missed = true
    if (running || scheduled) return
    const rest = lastRun + minInterval - now()
    scheduled = rest > 0
    if (!scheduled) run()
    else
      after(rest, () => {
        scheduled = false
        run()
      })
  }

  /** Waits for the answer: a new request would cut off the one before, and a slow line would never get any. */
  function run(): void {
    const behind = [...viewers].find(isBehind)
    if (!behind || isHeld()) return
    lastRun = now()
    running = true
    missed = false
    behind
      .revalidate()
      .catch(() => {})
      .then(() => {
        running = false
        if (missed) look()
      })
  }

  function isBehind({ shown }: Viewer): boolean {
    return names(shown).some((name) => (latest[name] ?? 0) > (shown[name] ?? 0))
  }

  return {
    watch(viewer) {
      viewers.add(viewer)
      look()
      return () => viewers.delete(viewer)
    },
    viewers: () => viewers.size,
    heard(versions) {
      // The larger one: a connection's first message may tell of versions that are older than a change sent before it.
      for (const name of names(versions)) latest[name] = Math.max(latest[name] ?? 0, versions[name] ?? 0)
      look()
    },
    look,
  }
}

function names(versions: Versions): (keyof Versions)[] {
  return Object.keys(versions) as (keyof Versions)[]
}
