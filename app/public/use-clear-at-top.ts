import { type RefObject, useEffect, useRef } from 'react'

const solidFrom = 50

/** For browsers that cannot tie the header's colour to the scroll by themselves (see app.css). */
export function useClearAtTop(overHero: boolean): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!overHero || CSS.supports('animation-timeline', 'scroll()')) return
    const follow = () => header.current?.toggleAttribute('data-clear', scrollY < solidFrom)
    follow()
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [overHero])
  return header
}
