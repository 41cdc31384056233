import { useEffect, useSyncExternalStore } from 'react'
import { href, useLocation, useRevalidator } from 'react-router'
import type { CoreText } from '../../text/public/public-text.ts'
import type { LiveState } from '../live/live-connection.ts'
import { liveTab } from '../live/live-tab.ts'
import { reloadForNewRelease } from '../live/new-release.ts'
import { useLiveState } from '../live/use-live.ts'
import { useLocale } from '../locale.tsx'
import type { DataMessage } from '../service-worker/messages.ts'
import { isAdminUrl } from '../urls.ts'

/** How old the data on the page is, and whether the browser is online. */
interface DataAge {
  online: boolean
  /** Set while the page shows a copy from the service worker's cache. */
  cachedAt: string | undefined
  loadedAt: string
}

interface DataAgeStore {
  get(): DataAge
  onChange(listener: () => void): () => void
}

let store: DataAgeStore | undefined

/** The store of the data's age, created by the first call. Must only be called in the browser. */
function dataAgeStore(): DataAgeStore {
  store ??= openStore()
  return store
}

function openStore(): DataAgeStore {
  const listeners = new Set<() => void>()
  let age: DataAge = {
    online: navigator.onLine,
    cachedAt: document.documentElement.dataset.keptAt,
    loadedAt: new Date(performance.timeOrigin).toISOString(),
  }
  const update = (change: Partial<DataAge>) => {
    age = { ...age, ...change }
    for (const listener of listeners) listener()
  }

  addEventListener('online', () => update({ online: true }))
  addEventListener('offline', () => update({ online: false }))
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<DataMessage>) => {
    if (data?.kind !== 'data') return
    update(
      data.keptAt ? { cachedAt: data.keptAt } : { cachedAt: undefined, loadedAt: new Date().toISOString() },
    )
  })

  return {
    get: () => age,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const onServer: DataAge = { online: true, cachedAt: undefined, loadedAt: '' }

/**
 * Publishes the banner's height, so that other parts at the lower edge leave room for it (the card of the navigator,
 * the price bar).
 */
function makeRoom(banner: HTMLElement | null) {
  if (!banner) return
  const measure = () =>
    document.documentElement.style.setProperty('--banner-height', `${banner.offsetHeight}px`)
  const observer = new ResizeObserver(measure)
  observer.observe(banner)
  return () => observer.disconnect()
}

/** A line at the lower edge of every page while the browser is offline or the server cannot be reached. */
export function ConnectionBanner() {
  const live = useLiveState()
  const { text } = useLocale()
  const { pathname } = useLocation()
  // Admin screens have a sidebar with room for the banner; the sign-in page has none.
  const isBesideScreen = isAdminUrl(pathname) && pathname !== href('/admin/login')
  const { revalidate } = useRevalidator()
  const age = useSyncExternalStore(
    (listener) => dataAgeStore().onChange(listener),
    () => dataAgeStore().get(),
    () => onServer,
  )

  // Replaces a cached copy with current data as soon as the connection is back.
  useEffect(() => {
    if (live === 'open' && age.cachedAt && !reloadForNewRelease()) revalidate()
  }, [live, age.cachedAt, revalidate])

  const receivedAt = typeof document === 'undefined' ? undefined : liveTab().receivedAt()
  const message = connectionMessage(text, { ...age, live, receivedAt })
  return (
    <div
      ref={makeRoom}
      role="status"
      className={`screen-only pointer-events-none fixed inset-x-0 bottom-0 z-50 flex justify-center ${isBesideScreen ? 'lg:right-auto lg:w-64' : ''}`}
    >
      {message && (
        <p className="pointer-events-auto m-3 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-sea-950 px-5 py-3 text-white shadow-card">
          {message.text}
          {message.canRetry && (
            <button
              type="button"
              onClick={() => liveTab().retry()}
              className="min-h-9 cursor-pointer font-semibold underline underline-offset-4 focus-visible:outline-white"
            >
              {text.connection.retry}
            </button>
          )}
        </p>
      )}
    </div>
  )
}

interface Situation extends DataAge {
  live: LiveState
  /** When the server last sent something over the live connection: the page was current until then. */
  receivedAt: number | undefined
}

interface ConnectionMessage {
  text: string
  canRetry: boolean
}

export function connectionMessage(
  { connection }: CoreText,
  situation: Situation,
): ConnectionMessage | undefined {
  const { online, cachedAt, live } = situation
  if (!online) return { text: connection.offline(dataFrom(situation)), canRetry: false }
  if (cachedAt) return { text: connection.unreachable(cachedAt), canRetry: true }
  if (live === 'given-up') return { text: connection.liveLost, canRetry: true }
  return undefined
}

function dataFrom({ cachedAt, loadedAt, receivedAt = 0 }: Situation): string {
  return cachedAt ?? new Date(Math.max(Date.parse(loadedAt), receivedAt)).toISOString()
}
