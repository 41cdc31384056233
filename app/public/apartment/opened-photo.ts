import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { openedHere, useWayOut } from '../full-screen-dialog.tsx'

/** The page already has all photos: nothing is loaded, and it stays where it is. */
const stayHere = { preventScrollReset: true, defaultShouldRevalidate: false }

/** Which photo the gallery shows lives in the URL, so that Back closes it and a link to it can be shared. */
export function useOpenedPhoto(count: number) {
  const [query] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const current = openedPhoto(query, count)

  /** Opening is a step that Back takes back. */
  const openLink = (index: number) => ({
    to: { search: photoSearch(index) },
    state: openedHere,
    ...stayHere,
  })

  /** Another photo takes the place of the one before. */
  const stepLink = (by: number) => ({
    to: { search: photoSearch(stepped(current, by, count)) },
    state,
    replace: true,
    ...stayHere,
  })

  /** Steps may come faster than they are shown: each goes on from the one before. */
  const reached = useRef(current)
  useEffect(() => {
    reached.current = current
  }, [current])
  const step = (by: number) => {
    reached.current = stepped(reached.current, by, count)
    navigate({ search: photoSearch(reached.current) }, { state, replace: true, ...stayHere })
  }

  const out = useWayOut(pathname, stayHere)
  return { current, openLink, stepLink, step, out }
}

/** After the last one comes the first. */
function stepped(index = 0, by: number, count: number): number {
  return (index + by + count) % count
}

export type OpenedPhoto = ReturnType<typeof useOpenedPhoto>

export const photoParameter = 'photo'

/** How a URL names a photo, counted from 1; beyond the last there is no other. */
export const photoNumbers = /^[1-9]\d*$/

export function photoSearch(index: number): string {
  return `?${photoParameter}=${index + 1}`
}

/** Of a number beyond the last photo, the last one: photos may be removed while somebody looks at them. */
export function openedPhoto(query: URLSearchParams, count: number): number | undefined {
  const number = query.get(photoParameter) ?? ''
  if (count === 0 || !photoNumbers.test(number)) return undefined
  return Math.min(Number(number), count) - 1
}
