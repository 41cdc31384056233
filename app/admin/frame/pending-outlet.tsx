import { useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { site } from '../../text/site.ts'
import { screenOf } from './pending-screen.ts'
import { ScreenSkeleton } from './screen-skeleton.tsx'

/** What comes sooner is not worth a change of the image. */
const blink = 250

/** The URL of another screen that has been on its way for longer than a blink. */
function usePendingPath(): string | undefined {
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

/**
 * The screen, or the outline of the one that is coming. The old one stays behind it, with all that is typed: a
 * navigation may be given up.
 */
export function PendingOutlet() {
  const coming = usePendingPath()
  return (
    <>
      <BusyLine isQuiet={coming !== undefined} />
      {coming !== undefined && <ScreenSkeleton path={coming} />}
      <div hidden={coming !== undefined}>
        <Outlet />
      </div>
    </>
  )
}

/** A line at the upper edge while something is on its way; what comes at once is not worth a flicker. */
function BusyLine({ isQuiet }: { isQuiet: boolean }) {
  const pending = useNavigation().state !== 'idle'
  return (
    <div aria-live="polite" className="pointer-events-none fixed inset-x-0 top-0 z-50 lg:left-64">
      {pending && (
        <p className="h-1 animate-[appear_1ms_250ms_both] overflow-hidden bg-sea-200">
          <span className="sr-only">{site.loading}</span>
          {!isQuiet && (
            <span
              aria-hidden="true"
              className="block h-full w-1/3 animate-[pass_1.2s_linear_infinite] bg-sea-600"
            />
          )}
        </p>
      )}
    </div>
  )
}
