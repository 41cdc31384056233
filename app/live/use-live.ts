import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import type { Versions } from '../../backend/data/database.ts'
import type { LiveState } from './live-connection.ts'
import { liveTab } from './live-tab.ts'

/**
 * Keeps a page up to date: `shown` are the versions of the collections that its data came from, read
 * before the data itself: in the admin area by the loader with `versionsOf`, for public pages by the server. When the server has a newer one, the page's data is loaded.
 */
export function useLive(shown: Versions): void {
  const { revalidate } = useRevalidator()
  const viewer = useRef({ shown, revalidate })
  useEffect(() => {
    viewer.current.shown = shown
    viewer.current.revalidate = revalidate
  }, [shown, revalidate])
  useEffect(() => liveTab().watch(viewer.current), [])
}

export function useLiveState(): LiveState {
  return useSyncExternalStore(
    (listener) => liveTab().onState(listener),
    () => liveTab().state(),
    () => 'stopped',
  )
}
