import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { openedHere, useDialogExit } from '../opened-in-place.ts'

/**
 * Options of every navigation that opens, changes or closes a photo. The page already has all photos, so
 * nothing is loaded, and it keeps its scroll position.
 */
const stayHere = { preventScrollReset: true, defaultShouldRevalidate: false }

/**
 * The photo that is open in the gallery, and the links that open, change and close it. It is part of the URL,
 * so that Back closes the gallery and the link can be shared.
 */
export function useOpenedPhoto(count: number) {
  const [query] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const current = openedPhoto(query, count)

  /** Adds a history entry, so that Back closes the gallery. */
  const openLink = (index: number) => ({
    to: { search: photoSearch(index) },
    state: openedHere,
    ...stayHere,
  })

  /** Replaces the history entry, so that one Back closes the gallery from any photo. */
  const stepLink = (by: number) => ({
    to: { search: photoSearch(stepped(current, by, count)) },
    state,
    replace: true,
    ...stayHere,
  })

  /**
   * The index of the photo requested last. Steps may come faster than they are rendered, so each continues from
   * it.
   */
  const reached = useRef(current)
  useEffect(() => {
    reached.current = current
  }, [current])
  const step = (by: number) => {
    reached.current = stepped(reached.current, by, count)
    navigate({ search: photoSearch(reached.current) }, { state, replace: true, ...stayHere })
  }

  const exit = useDialogExit(pathname, stayHere)
  return { current, openLink, stepLink, step, exit }
}

/** The index of the photo that is `by` steps away; the first photo follows the last. */
function stepped(index = 0, by: number, count: number): number {
  return (index + by + count) % count
}

export type OpenedPhoto = ReturnType<typeof useOpenedPhoto>

export const photoParameter = 'photo'

/** Valid values of the URL parameter: photos are counted from 1. */
export const photoNumbers = /^[1-9]\d*$/

export function photoSearch(index: number): string {
  return `?${photoParameter}=${index + 1}`
}

/**
 * The index of the photo that the URL opens. A number beyond the last photo opens the last one, because photos
 * may be removed while somebody looks at them.
 */
export function openedPhoto(query: URLSearchParams, count: number): number | undefined {
  const number = query.get(photoParameter) ?? ''
  if (count === 0 || !photoNumbers.test(number)) return undefined
  return Math.min(Number(number), count) - 1
}
