import type { MouseEvent } from 'react'
import { type LinkProps, type NavigateOptions, useLocation, useNavigate } from 'react-router'
import { placeParameter } from '../urls.ts'

/** The URL parameters that open a dialog over a page, or change a part of it that has all its data. */
const openers = ['photo', 'plan', 'view', 'light', placeParameter]

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

export interface DialogExit {
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

/** Replaces a link's navigation by `act`, except where the visitor opens it in a new tab or window. */
export function withScripts(act: () => void) {
  return (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    act()
  }
}

/** Whether a key is held down with which a click on a link opens a new tab or window. */
function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey
}
