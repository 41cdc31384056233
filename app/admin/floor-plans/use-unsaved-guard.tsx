import { type ReactNode, useCallback, useEffect } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'
import { floorPlansText as text } from '../../text/floor-plans.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { watchUnsaved } from '../form/keep-typed.ts'

/** Asks before unsaved changes are lost, inside the site and on closing the tab. Returns the question. */
export function useUnsavedGuard(isUnsaved: boolean): ReactNode {
  const leaves = useCallback<BlockerFunction>(
    ({ currentLocation: here, nextLocation: there }) =>
      isUnsaved && (here.pathname !== there.pathname || here.search !== there.search),
    [isUnsaved],
  )
  const blocker = useBlocker(leaves)

  useEffect(() => watchUnsaved(() => isUnsaved), [isUnsaved])

  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnsaved])

  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={text.leave.title}
      confirm={text.leave.confirm}
      cancel={text.leave.stay}
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    >
      {text.leave.text}
    </ConfirmDialog>
  )
}
