import type { Versions } from '../../backend/data/database.ts'

/** A page, or a part of one, with the versions of the collections that it shows. */
export interface Viewer {
  shown: Versions
  revalidate(): Promise<void>
  /** Whether the page is sending something. */
  isSending?: boolean | undefined
}

interface Deps {
  now(): number
  after(milliseconds: number, run: () => void): void
  /** Whether new data would overwrite what a person is typing. */
  isBlocked(): boolean
}

/** The shortest time between two revalidations in milliseconds, however many changes arrive. */
export const minInterval = 250

export interface Freshness {
  watch(viewer: Viewer): () => void
  viewers(): number
  received(versions: Versions): void
  /** Checks again whether a page is outdated; called when nothing blocks new data any more. */
  check(): void
}

/** Compares the shown versions with those of the server, and revalidates only when a shown collection has changed. */
export function createFreshness({ now, after, isBlocked }: Deps): Freshness {
  const viewers = new Set<Viewer>()
  const latest: Versions = {}
  let lastRun = Number.NEGATIVE_INFINITY
  let scheduled = false
  let running = false
  let missed = false

  function check(): void {
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

  /**
   * Revalidates a page whose data is outdated. Only one load runs at a time: starting another would abort it,
   * and on a slow connection no load would ever finish. None starts while the page is sending something: React Router
   * ignores the redirect of a fetcher when a load has started after it.
   */
  function run(): void {
    const behind = [...viewers].find(isBehind)
    if (!behind || behind.isSending || isBlocked()) return
    lastRun = now()
    running = true
    missed = false
    behind
      .revalidate()
      .catch(() => {})
      .then(() => {
        running = false
        if (missed) check()
      })
  }

  function isBehind({ shown }: Viewer): boolean {
    return names(shown).some((name) => (latest[name] ?? 0) > (shown[name] ?? 0))
  }

  return {
    watch(viewer) {
      viewers.add(viewer)
      check()
      return () => viewers.delete(viewer)
    },
    viewers: () => viewers.size,
    received(versions) {
      // Keeps the larger version: the first message of a connection may be older than a change sent before it.
      for (const name of names(versions)) latest[name] = Math.max(latest[name] ?? 0, versions[name] ?? 0)
      check()
    },
    check,
  }
}

function names(versions: Versions): (keyof Versions)[] {
  return Object.keys(versions) as (keyof Versions)[]
}
