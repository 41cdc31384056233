import { X } from 'lucide-react'
import { type ComponentProps, type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { Link, type LinkProps, type NavigateOptions, useLocation, useNavigate } from 'react-router'

/** What a page opens over itself, by its URL. */
const openers = ['photo', 'plan']

interface Step {
  currentUrl: URL
  nextUrl: URL
  defaultShouldRevalidate: boolean
}

/** For `shouldRevalidate`: a photo or a plan that opens or closes is in the page already. */
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

/** What the link that opens it leaves in the history: then the way back closes it, and so do we. */
export const openedHere = { openedHere: true }

interface WayOut {
  closeLink: LinkProps
  close(): void
}

/** Who opened it here goes back; who came by a link to it sees the page in its place. */
export function useWayOut(to: string, more: NavigateOptions = { preventScrollReset: true }): WayOut {
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
 * Something over the whole window, at a URL of its own. The server renders it open, and a plain link closes it;
 * scripts make it modal, so that the focus stays inside, and Escape closes it.
 */
export function FullScreenDialog({ label, onLeave, className = '', ...rest }: FullScreenDialogProps) {
  const dialog = useModal()
  const isLeaving = useRef(false)
  /** Once: Escape cancels a dialog and may close it as well. */
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
      className={`whole-screen bg-sea-950 text-white ${className}`}
      {...rest}
    />
  )
}

function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element>(null)
  useLayoutEffect(() => {
    opener.current = document.activeElement
    // An open dialog cannot become a modal one; to close it first would tell that it was closed.
    dialog.current?.removeAttribute('open')
    dialog.current?.showModal()
  }, [])
  // Not with the layout: as long as the dialog is there, nothing outside of it can have the focus.
  useEffect(
    () => () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    },
    [],
  )
  return dialog
}

/** A link that scripts follow in their own way, unless it is to open elsewhere. */
export function withScripts(act: () => void) {
  return (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    act()
  }
}

interface CloseLinkProps {
  out: WayOut
  label: string
  className: string
}

export function CloseLink({ out: { closeLink, close }, label, className }: CloseLinkProps) {
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

/** With one of these keys the browser opens a link in a tab or a window: the page then leaves the click alone. */
function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey
}
