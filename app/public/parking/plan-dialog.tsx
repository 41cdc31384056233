import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { parkingText as text } from '../../text/public/parking.ts'
import { opensElsewhere } from '../opens-elsewhere.ts'

interface PlanDialogProps {
  title: string
  /** The page without it. */
  closeTo: string
  legend: ReactNode
  children: ReactNode
}

/** What the link that opens the dialog leaves in the history: then the way back closes it, and so do we. */
export const openedHere = { openedHere: true }

/**
 * A plan over the whole window, at an address of its own: the server renders it open, and a plain link closes it. Scripts
 * make it modal, so that the focus stays inside, and Escape closes it.
 */
export function PlanDialog({ title, closeTo, legend, children }: PlanDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  const { state } = useLocation()
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.removeAttribute('open')
    dialog.current?.showModal()
    return () => (opener as HTMLElement | null)?.focus({ preventScroll: true })
  }, [])
  const close = () => {
    if (state?.openedHere) navigate(-1)
    else navigate(closeTo, { replace: true, preventScrollReset: true })
  }
  const follow = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    close()
  }
  return (
    <dialog
      ref={dialog}
      open
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      className="fixed inset-0 z-50 m-0 flex size-full max-h-none max-w-none flex-col bg-sea-950 text-white"
    >
      <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-4">
        <p className="text-lg font-bold">{title}</p>
        <div className="flex items-center gap-4">
          <div className="max-md:hidden">{legend}</div>
          <Link
            to={closeTo}
            replace
            preventScrollReset
            onClick={follow}
            aria-label={text.close}
            className="flex size-12 items-center justify-center rounded-full hover:bg-sea-800"
          >
            <X aria-hidden="true" />
          </Link>
        </div>
      </div>
      <div className="flex min-h-0 flex-1 overflow-auto">
        <div className="relative m-auto w-full min-w-300 shrink-0 bg-white">{children}</div>
      </div>
    </dialog>
  )
}
