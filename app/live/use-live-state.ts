import { useSyncExternalStore } from 'react'
import type { LiveState } from './live-connection.ts'
import { liveTab } from './live-tab.ts'

export function useLiveState(): LiveState {
  return useSyncExternalStore(
    (listener) => liveTab().onState(listener),
    () => liveTab().state(),
    () => 'stopped',
  )
}
