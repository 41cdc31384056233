import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while hydrating, when buttons that need scripts must be disabled. */
export function useScriptsRun(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
