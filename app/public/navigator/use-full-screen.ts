import { type RefObject, useEffect, useRef, useState } from 'react'

export interface FullScreen {
  stage: RefObject<HTMLDivElement | null>
  isFull: boolean
  toggle(): void
}

/**
 * The stage over everything else on the page, and the page over everything else on the screen where the browser can do
 * that: phones often cannot. Escape leaves both.
 */
export function useFullScreen(): FullScreen {
  const stage = useRef<HTMLDivElement>(null)
  const [isFull, setFull] = useState(false)

  useEffect(() => {
    if (!isFull || !stage.current) return
    const listening = new AbortController()
    const { signal } = listening
    const restore = setAsideAround(stage.current)
    const leaveWithKey = ({ key }: KeyboardEvent) => key === 'Escape' && setFull(false)
    const leaveWithBrowser = () => !document.fullscreenElement && setFull(false)
    document.addEventListener('keydown', leaveWithKey, { signal })
    document.addEventListener('fullscreenchange', leaveWithBrowser, { signal })
    return () => {
      listening.abort()
      restore()
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
    }
  }, [isFull])

  const toggle = () => {
    setFull(!isFull)
    // Refused, the stage still covers the page.
    if (!isFull) stage.current?.requestFullscreen?.().catch(() => {})
  }
  return { stage, isFull, toggle }
}

/** What the stage covers can be neither reached with Tab nor scrolled. Returns how to undo that. */
function setAsideAround(stage: Element): () => void {
  const covered: Element[] = []
  for (let at = stage; at.parentElement && at !== document.body; at = at.parentElement)
    covered.push(
      ...[...at.parentElement.children].filter((each) => each !== at && !each.hasAttribute('inert')),
    )
  for (const each of covered) each.toggleAttribute('inert', true)
  const { style } = document.documentElement
  style.overflow = 'hidden'
  return () => {
    for (const each of covered) each.toggleAttribute('inert', false)
    style.overflow = ''
  }
}
