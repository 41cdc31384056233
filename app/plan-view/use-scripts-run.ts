import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts run by now: a button that only they can serve says until then that it is not to be pressed. */
export function useScriptsRun(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
