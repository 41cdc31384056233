import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while hydrating: buttons that need scripts are disabled until then. */
export function useScriptsRun(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
