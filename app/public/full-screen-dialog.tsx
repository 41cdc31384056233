import { X } from 'lucide-react'
import { type ComponentProps, type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { Link, type LinkProps, type NavigateOptions, useLocation, useNavigate } from 'react-router'

/** The URL parameters that open a dialog over a page. */
const openers = ['photo', 'plan']

interface Step {
  currentUrl: URL
  nextUrl: URL
  defaultShouldRevalidate: boolean
}

/**
 * The `shouldRevalidate` of routes with a dialog: nothing is loaded when a photo or plan opens or closes,
 * because the page has its data.
 */
export function revalidateUnlessOpenedInPlace({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: Step): boolean {
  const isSamePage = withoutOpeners(currentUrl) === withoutOpeners(nextUrl)
  return isSamePage && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
}

function withoutOpeners({ pathname, search }: URL): string {
  const query = new URLSearchParams(search)
  for (const opener of openers) query.delete(opener)
  return `${pathname}?${query}`
}

/** The history state of a link that opens a dialog: closing the dialog then goes back. */
export const openedHere = { openedHere: true }

interface DialogExit {
  closeLink: LinkProps
  close(): void
}

/**
 * How a dialog is closed: it goes back if a link on this page opened the dialog; otherwise it replaces the URL
 * by `to`, the URL of the page without the dialog.
 */
export function useDialogExit(to: string, more: NavigateOptions = { preventScrollReset: true }): DialogExit {
  const { state } = useLocation()
  const navigate = useNavigate()
  const options = { ...more, replace: true }
  return {
    closeLink: { to, ...options },
    close: () => void (state?.openedHere ? navigate(-1) : navigate(to, options)),
  }
}

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

/** Replaces a link's navigation by `act`, except where the visitor opens it in a new tab or window. */
export function withScripts(act: () => void) {
  return (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    act()
  }
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

/** Whether a key is held down with which a click on a link opens a new tab or window. */
function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey
}
