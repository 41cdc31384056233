import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { adminText } from '../../text/office/admin.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { watchUnsaved } from './keep-typed.ts'

const text = adminText.unsaved

/** Asks before a page is left on which something was typed or drawn and not saved. */
export function LeaveGuard({ isDirty }: { isDirty(): boolean }) {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      (here.pathname !== there.pathname || here.search !== there.search) && isDirty(),
  )

  useEffect(() => watchUnsaved(isDirty))

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  })

  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={text.title}
      confirm={text.leave}
      cancel={text.stay}
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    >
      {text.text}
    </ConfirmDialog>
  )
}
