import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { screenOf } from './pending-screen.ts'

/** What comes sooner is not worth a change of the image. */
const blink = 250

/** The URL of another screen that has been on its way for longer than a blink. */
export function usePendingPath(): string | undefined {
  const { state, location } = useNavigation()
  const here = screenOf(useLocation().pathname)
  const path = state === 'loading' && screenOf(location.pathname) !== here ? location.pathname : undefined
  const [shown, setShown] = useState<string>()
  useEffect(() => {
    if (path === undefined) return setShown(undefined)
    const timer = setTimeout(() => setShown(path), blink)
    return () => clearTimeout(timer)
  }, [path])
  return path === undefined ? undefined : shown
}
