import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { adminText } from '../../../text/admin/admin.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { isAdminUrl } from '../../urls.ts'
import { watchUnsaved } from './keep-typed.ts'

const text = adminText.unsaved

interface LeaveGuardProps {
  isDirty(): boolean
  /** Saves, and then goes to the page of the admin that the person was leaving for. */
  saveAndGoTo?(page: string): void
}

/** Asks before a person leaves a page with unsaved changes. */
export function LeaveGuard({ isDirty, saveAndGoTo }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      // Saving submits the form to its own path with another query, which is not leaving the page.
      (here.pathname !== there.pathname || (!saveAndGoTo && here.search !== there.search)) && isDirty(),
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
  const { pathname, search } = blocker.location
  const save = () => {
    blocker.reset()
    saveAndGoTo?.(pathname + search)
  }
  return (
    <ConfirmDialog
      title={text.title}
      confirm={text.leave}
      cancel={text.stay}
      {...(saveAndGoTo && isAdminUrl(pathname) && { also: { label: text.save, run: save } })}
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    >
      {text.text}
    </ConfirmDialog>
  )
}
