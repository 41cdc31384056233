import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { openedHere, useDialogExit } from '../full-screen-dialog.tsx'

/** The page already has all photos, so nothing is loaded, and it keeps its scroll position. */
const stayHere = { preventScrollReset: true, defaultShouldRevalidate: false }

/** The open photo is part of the URL, so that Back closes the gallery and the link can be shared. */
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

  /** Steps may come faster than they are rendered, so each continues from the last one requested. */
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

/** Continues with the first photo after the last. */
function stepped(index = 0, by: number, count: number): number {
  return (index + by + count) % count
}

export type OpenedPhoto = ReturnType<typeof useOpenedPhoto>

export const photoParameter = 'photo'

/** Photos are counted from 1. */
export const photoNumbers = /^[1-9]\d*$/

export function photoSearch(index: number): string {
  return `?${photoParameter}=${index + 1}`
}

/** A number beyond the last photo opens the last one, because photos may be removed while somebody looks at them. */
export function openedPhoto(query: URLSearchParams, count: number): number | undefined {
  const number = query.get(photoParameter) ?? ''
  if (count === 0 || !photoNumbers.test(number)) return undefined
  return Math.min(Number(number), count) - 1
}
