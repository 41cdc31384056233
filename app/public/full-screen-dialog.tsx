import { X } from 'lucide-react'
import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { type DialogExit, withScripts } from './opened-in-place.ts'

interface FullScreenDialogProps
  extends Omit<ComponentProps<'dialog'>, 'open' | 'ref' | 'onCancel' | 'onClose'> {
  label: string
  onLeave(): void
}

/**
 * A dialog over the whole window with a URL of its own. The server renders it open, and a plain link closes it;
 * scripts make it modal, so that the focus stays inside and Escape closes it.
 */
export function FullScreenDialog({ label, onLeave, className = '', ...rest }: FullScreenDialogProps) {
  const dialog = useModal()
  const isLeaving = useRef(false)
  /** Leaves only once, because Escape fires `cancel` and may fire `close` as well. */
  const leave = () => {
    if (isLeaving.current) return
    isLeaving.current = true
    onLeave()
  }
  return (
    <dialog
      ref={dialog}
      open
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        leave()
      }}
      onClose={leave}
      className={`full-screen-dialog bg-sea-950 text-white ${className}`}
      {...rest}
    />
  )
}

function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element>(null)
  useLayoutEffect(() => {
    opener.current = document.activeElement
    // `showModal` throws for an open dialog, and `close` would fire the close event.
    dialog.current?.removeAttribute('open')
    dialog.current?.showModal()
  }, [])
  // Restores the focus after React has removed the dialog: while it is modal, nothing outside can be focused.
  useEffect(
    () => () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    },
    [],
  )
  return dialog
}

interface CloseLinkProps {
  exit: DialogExit
  label: string
  className: string
}

export function CloseLink({ exit: { closeLink, close }, label, className }: CloseLinkProps) {
  return (
    <Link
      {...closeLink}
      data-early
      aria-label={label}
      onClick={withScripts(close)}
      className={`flex size-12 shrink-0 items-center justify-center rounded-full focus-visible:outline-white ${className}`}
    >
      <X aria-hidden="true" />
    </Link>
  )
}
