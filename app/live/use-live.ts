import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useFetchers, useRevalidator } from 'react-router'
import type { Versions } from '../../backend/data/database.ts'
import type { Viewer } from './freshness.ts'
import type { LiveState } from './live-connection.ts'
import { liveTab } from './live-tab.ts'

/**
 * Revalidates the page when the server has a newer version of a collection that it shows. `shown` are the versions
 * that were read before the page's data: in the admin by the loader with `versionsOf`, on public pages by the server.
 */
export function useLive(shown: Versions): void {
  const { revalidate } = useRevalidator()
  const isSending = useFetchers().some(({ state }) => state === 'submitting')
  const viewer = useRef<Viewer>({ shown, revalidate })
  useEffect(() => {
    Object.assign(viewer.current, { shown, revalidate, isSending })
  }, [shown, revalidate, isSending])
  useEffect(() => {
    if (!isSending) liveTab().check()
  }, [isSending])
  useEffect(() => liveTab().watch(viewer.current), [])
}

export function useLiveState(): LiveState {
  return useSyncExternalStore(
    (listener) => liveTab().onState(listener),
    () => liveTab().state(),
    () => 'stopped',
  )
}
