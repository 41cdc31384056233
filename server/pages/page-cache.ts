import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Versions } from '../../backend/data/database.ts'
import { type NewestVersions, versionsMaxAge } from '../../backend/live/newest-versions.ts'
import { contentSecurityPolicy } from '../rendering/content-security.ts'
import type { FinishedPage } from '../rendering/finish-page.ts'
import { ClientsLeft, QueueFull, type QueueSlot } from '../rendering/render-queue.ts'
import {
  type BodyName,
  bodyOf,
  type CachedPage,
  copyOutOfPool,
  recompressPage,
  sizeOf,
} from './cached-page.ts'
import type { PageUrl } from './page-url.ts'

/** The size of all cached pages together: enough for some 800 pages as long as the longest list, compressed. */
const maxBytes = 48 * 1024 * 1024
/** No version changes when a missing image appears, so a page that lacks one expires after ten seconds. */
const incompleteMaxAge = 10_000
/** Recompressing a larger page would take seconds of CPU time and save little. */
const maxRecompressedBytes = 500_000
/** Each recompression is followed by a pause four times as long, so it uses at most a fifth of one core. */
const recompressPause = { least: 1000, times: 4 }

export interface Rendered {
  /** A redirect or a file is a Response, which is sent as it is and never cached. */
  page: FinishedPage | Response
  /** Whether a loader or component failed: such a page is sent once and not cached. */
  failed: boolean
  /** Whether the page lacks an image. */
  incomplete: boolean
}

export type CacheOutcome = 'hit' | 'stale' | 'shared' | 'miss' | 'uncacheable'

export interface Found {
  page: CachedPage
  outcome: CacheOutcome
}

/** How a page that is not in the cache is queued and rendered for one request. */
export interface PageRequest {
  admit(): QueueSlot
  /** Waits at the slot of another request that already renders the page. */
  join(slot: QueueSlot): void
  render(versions: Versions, slot: QueueSlot): Promise<Rendered>
}

export interface PageCache {
  /** Returns a page that can be sent at once. The caller must have checked `versions.isFresh()`. */
  find(key: string, kind: PageUrl['kind']): Found | undefined
  /** Returns the cached page, or renders it; what must not be cached is returned as `uncacheable`. */
  get(
    key: string,
    pageUrl: PageUrl,
    pageRequest: PageRequest,
  ): Promise<Found | { uncacheable: Rendered['page']; outcome: CacheOutcome }>
  body(key: string, page: CachedPage, name: BodyName): Promise<Buffer>
  /** Recompresses a page that is requested a second time, in the background. */
  recompress(key: string, page: CachedPage): void
  bytes(): number
}

export function createPageCache(
  versions: NewestVersions,
  now: () => number = () => performance.now(),
): PageCache {
  const pages = new LRUCache<string, CachedPage>({ maxSize: maxBytes, sizeCalculation: sizeOf })
  const inFlight = new Map<string, { rendering: Promise<CachedPage | undefined>; slot: QueueSlot }>()
  let isRecompressing = false

  function isNewest(page: CachedPage): boolean {
    if (now() > page.until) return false
    const known = versions.known()
    if (page.comparedWith !== known) {
      if (!page.route.shows.every((name) => page.versions[name] === known[name])) return false
      page.comparedWith = known
    }
    page.validatedAt = versions.confirmedAt()
    return true
  }

  function find(key: string, kind: PageUrl['kind']): Found | undefined {
    const page = pages.get(key)
    if (!page) return undefined
    if (isNewest(page)) return { page, outcome: 'hit' }
    if (versions.isUnavailable()) return { page, outcome: 'stale' }
    // Open tabs request data because they were notified of a change: stale data would only make them request it again.
    const mayBeOld = kind === 'page' && inFlight.has(key) && now() - page.validatedAt < versionsMaxAge
    return mayBeOld ? { page, outcome: 'stale' } : undefined
  }

  async function get(...[key, pageUrl, pageRequest]: Parameters<PageCache['get']>) {
    const arrived = now()
    if (!versions.isFresh()) await versions.refresh()
    for (;;) {
      const found = find(key, pageUrl.kind)
      if (found) return found
      const others = inFlight.get(key)
      if (!others) return renderFor(key, pageUrl, pageRequest)
      pageRequest.join(others.slot)
      const page = await others.rendering.catch((error) =>
        error instanceof ClientsLeft || error instanceof QueueFull ? 'left' : undefined,
      )
      if (!page) return renderUncached(pageRequest)
      if (page !== 'left' && page.renderStartedAt > arrived - versionsMaxAge)
        return { page, outcome: 'shared' as const }
    }
  }

  async function renderUncached({ admit, render }: PageRequest) {
    const slot = admit()
    try {
      await waitForTurn(slot)
      return { uncacheable: (await render(versions.known(), slot)).page, outcome: 'uncacheable' as const }
    } finally {
      slot.release()
    }
  }

  /**
   * Waits until the request may render; throws `ClientsLeft` when nobody waits for it any more. The versions
   * may have gone stale meanwhile, so they are read again.
   */
  async function waitForTurn(slot: QueueSlot): Promise<void> {
    if (!(await slot.turn())) throw new ClientsLeft()
    if (!versions.isFresh()) await versions.refresh()
  }

  /**
   * Renders a page and caches it. Requests for the same page that arrive meanwhile get the previous version, or
   * wait for this rendering.
   */
  async function renderFor(...[key, pageUrl, { admit, render }]: Parameters<PageCache['get']>) {
    const slot = admit()
    const rendering = Promise.withResolvers<CachedPage | undefined>()
    rendering.promise.catch(() => {})
    inFlight.set(key, { rendering: rendering.promise, slot })
    try {
      await waitForTurn(slot)
      const [renderStartedAt, validatedAt, known] = [now(), versions.confirmedAt(), versions.known()]
      const rendered = await render(known, slot)
      const page = toCachedPage(pageUrl, rendered, { renderStartedAt, validatedAt, versions: known })
      if (page) pages.set(key, page)
      // After a failure the previous page stays: it can still be sent while the database is unavailable.
      else if (rendered.page.status < 500) pages.delete(key)
      rendering.resolve(page)
      if (page) return { page, outcome: 'miss' as const }
      return { uncacheable: rendered.page, outcome: 'uncacheable' as const }
    } catch (error) {
      rendering.reject(error)
      throw error
    } finally {
      slot.release()
      inFlight.delete(key)
    }
  }

  function toCachedPage(
    { route, isUnknown, isUnboundedValue }: PageUrl,
    { page, incomplete, failed }: Rendered,
    state: Pick<CachedPage, 'renderStartedAt' | 'validatedAt' | 'versions'>,
  ): CachedPage | undefined {
    if (failed || isUnboundedValue || page instanceof Response || !isCacheablePage(page, isUnknown))
      return undefined
    return {
      ...state,
      status: page.status,
      comparedWith: undefined,
      route,
      until: incomplete ? now() + incompleteMaxAge : Number.POSITIVE_INFINITY,
      tag: page.headers.get('ETag') ?? '',
      headers: withDefaultHeaders(page.headers),
      length: page.content.length,
      bodies: { plain: copyOutOfPool(page.content) },
      isRecompressed: false,
    }
  }

  function recompress(key: string, page: CachedPage): void {
    if (isRecompressing || page.isRecompressed || page.length > maxRecompressedBytes) return
    isRecompressing = true
    recompressAndPause(key, page).finally(() => {
      isRecompressing = false
    })
  }

  async function recompressAndPause(key: string, page: CachedPage): Promise<void> {
    const started = performance.now()
    // If recompressing fails, for example for lack of memory, the page stays as it is.
    const recompressed = await recompressPage(page).catch(() => undefined)
    if (recompressed && pages.peek(key) === page) pages.set(key, recompressed)
    const { least, times } = recompressPause
    await sleep(Math.max(least, times * (performance.now() - started)), undefined, { ref: false })
  }

  return {
    find,
    get,
    recompress,
    async body(key, page, name) {
      const isNew = !page.bodies[name]
      const body = await bodyOf(page, name)
      // Setting the page again makes the cache count its new size.
      if (isNew && pages.peek(key) === page) pages.set(key, page)
      return body
    },
    bytes: () => pages.calculatedSize,
  }
}

/** Adds the headers that the application's middleware would set. */
function withDefaultHeaders(own: Headers): [name: string, value: string][] {
  const headers = new Headers(own)
  headers.set('Vary', 'Accept-Encoding')
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', contentSecurityPolicy())
  return [...headers]
}

/** Of all 404 pages only the one that unknown URLs share is cached, because such URLs are endless. */
function isCacheablePage({ status, headers }: FinishedPage, isUnknown: boolean): boolean {
  if (headers.has('Set-Cookie') || headers.get('Cache-Control') !== 'no-cache') return false
  return isUnknown ? status === 404 : status === 200 && headers.has('ETag')
}
