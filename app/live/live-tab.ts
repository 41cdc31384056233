import type { Versions } from '../../backend/data/database.ts'
import { consoleMessages } from '../../text/console-messages.ts'
import { isAdminUrl, serverUrls, urls } from '../urls.ts'
import { createFreshness, type Viewer } from './freshness.ts'
import { createLiveConnection, type LiveState, type StreamEvents } from './live-connection.ts'
import { noticeRelease, reloadForNewRelease } from './new-release.ts'

/** The one live connection of a tab, shared by all live parts of its page. */
export interface LiveTab {
  watch(viewer: Viewer): () => void
  state(): LiveState
  /** When the server last sent something, in milliseconds since 1970. */
  receivedAt(): number | undefined
  onState(listener: () => void): () => void
  /** Calls the listener with all versions that the server sends, and keeps the connection open. */
  onVersions(listener: (versions: Versions) => void): () => void
  /** Checks again whether the page is outdated. */
  check(): void
  retry(): void
}

let tab: LiveTab | undefined

/** The live connection of this tab, created by the first call. Must only be called in the browser. */
export function liveTab(): LiveTab {
  tab ??= openLiveTab()
  return tab
}

function openLiveTab(): LiveTab {
  const listeners = new Set<() => void>()
  const hearers = new Set<(versions: Versions) => void>()
  let receivedAt: number | undefined

  const edited = watchEditedForms(document, () => freshness.check())
  const freshness = createFreshness({ now: () => performance.now(), after, isBlocked: edited.any })
  const connection = createLiveConnection({
    open: openStream,
    after,
    random: Math.random,
    failed: () => console.warn(consoleMessages.reconnectFailed),
    gaveUp: () => console.error(consoleMessages.gaveUp),
    changed: () => {
      for (const listener of listeners) listener()
    },
  })

  function openStream(url: string, { received, lost }: StreamEvents): () => void {
    const source = new EventSource(url)
    const onEvent = (name: string, take: (data: string) => void) =>
      source.addEventListener(name, ({ data }: MessageEvent<string>) => {
        receivedAt = Date.now()
        received()
        take(data)
      })
    onEvent('beat', () => {})
    onEvent('release', noticeRelease)
    onEvent('message', (data) => {
      const versions: Versions = JSON.parse(data)
      freshness.received(versions)
      for (const hearer of hearers) hearer(versions)
    })
    // `lost` closes the stream and reconnects with a back-off; EventSource alone would reconnect without one.
    source.onerror = lost
    return () => source.close()
  }

  /**
   * Connects to the stream for this page: admin pages receive changes of all collections, public pages those of
   * public collections. Disconnects when nothing on the page is live.
   */
  const follow = () =>
    connection.set({
      url:
        freshness.viewers() + hearers.size === 0
          ? undefined
          : isAdminUrl(location.pathname)
            ? urls.adminLive
            : serverUrls.live,
    })

  const updateConditions = () =>
    connection.set({ online: navigator.onLine, visible: document.visibilityState === 'visible' })
  addEventListener('online', updateConditions)
  addEventListener('offline', updateConditions)
  document.addEventListener('visibilitychange', updateConditions)
  updateConditions()

  return {
    watch(viewer) {
      const unwatch = freshness.watch({
        get shown() {
          return viewer.shown
        },
        get isSending() {
          return viewer.isSending ?? false
        },
        revalidate: async () => {
          if (!reloadForNewRelease()) await viewer.revalidate()
        },
      })
      follow()
      return () => {
        unwatch()
        // By the next task the next page has registered its viewer, so the connection stays open between pages.
        setTimeout(follow)
      }
    },
    state: connection.state,
    receivedAt: () => receivedAt,
    onState(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onVersions(listener) {
      hearers.add(listener)
      follow()
      return () => {
        hearers.delete(listener)
        setTimeout(follow)
      }
    },
    check: freshness.check,
    retry: connection.retry,
  }
}

function after(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

interface EditedForms {
  /** Whether any form has unsaved input, which new data would overwrite. */
  any(): boolean
}

/**
 * Tracks which forms a person is filling in. A form that edits a record (it has a `revision` field) counts from the
 * first input until it is sent, reset or removed: new data would replace the revision that its values are based on.
 * Any other POST form counts while it has the focus. A form without a submit button saves by itself and never counts;
 * nor does a form with `data-takes-news`, which merges newer data itself.
 */
function watchEditedForms(document: Document, onRelease: () => void): EditedForms {
  const edited = new Set<HTMLFormElement>()

  document.addEventListener('input', ({ target }) => {
    const isControl =
      target instanceof HTMLInputElement ||
      target instanceof HTMLSelectElement ||
      target instanceof HTMLTextAreaElement
    const form = isControl ? target.form : null
    if (form?.method !== 'post' || 'takesNews' in form.dataset) return
    if (form.querySelector('button:not([type=button])')) edited.add(form)
  })
  for (const name of ['submit', 'reset']) {
    document.addEventListener(name, ({ target }) => {
      if (target instanceof HTMLFormElement && edited.delete(target)) setTimeout(onRelease)
    })
  }
  document.addEventListener('focusout', () => {
    if (edited.size > 0) setTimeout(onRelease)
  })

  return {
    any() {
      for (const form of edited) if (!form.isConnected) edited.delete(form)
      return [...edited].some(
        (form) => form.elements.namedItem('revision') || form.contains(document.activeElement),
      )
    },
  }
}
