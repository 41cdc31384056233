import { Outlet } from 'react-router'
import { BusyLine } from './busy-line.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import { usePendingPath } from './use-pending-path.ts'

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
