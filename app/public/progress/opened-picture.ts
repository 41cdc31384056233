import { useLocation, useSearchParams } from 'react-router'
import { openedPhoto, photoParameter } from '../apartment/opened-photo.ts'
import { openedHere, useDialogExit } from '../opened-in-place.ts'

/** The page has all of its pictures, so that nothing is loaded, and it keeps its scroll position. */
const stayHere = { preventScrollReset: true, defaultShouldRevalidate: false }

/** The picture of the page that the URL opens, with links to it and its neighbours. The page of the diary stays. */
export function useOpenedPicture(count: number) {
  const [query] = useSearchParams()
  const { pathname, state } = useLocation()
  const current = openedPhoto(query, count)
  const urlOf = (index: number | undefined) => {
    const others = new URLSearchParams(query)
    others.delete(photoParameter)
    if (index !== undefined) others.set(photoParameter, String(index + 1))
    return pathname + (others.size > 0 ? `?${others}` : '')
  }
  return {
    current,
    openLink: (index: number) => ({ to: urlOf(index), state: openedHere, ...stayHere }),
    /** Replaces the history entry, so that one Back closes the gallery from any picture. */
    stepLink: (by: number) => ({
      to: urlOf(((current ?? 0) + by + count) % count),
      state,
      replace: true,
      ...stayHere,
    }),
    exit: useDialogExit(urlOf(undefined), stayHere),
  }
}

export type OpenedPicture = ReturnType<typeof useOpenedPicture>
