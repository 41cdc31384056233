import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * For links in a strip that is scrolled where it has no room: sideways the current one is in the middle of it, and
 * downwards it is in sight.
 */
export function useScrollCurrentIntoView(): RefObject<HTMLElement | null> {
  const strip = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: which link is the current one follows from the path
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (!strip.current || !current) return
    const [view, place] = [strip.current.getBoundingClientRect(), current.getBoundingClientRect()]
    strip.current.scrollLeft += place.left + place.width / 2 - (view.left + view.width / 2)
    if (place.top < view.top || place.bottom > view.bottom)
      strip.current.scrollTop += place.top + place.height / 2 - (view.top + view.height / 2)
  }, [pathname])
  return strip
}
