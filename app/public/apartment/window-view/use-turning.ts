import { type RefObject, type UIEvent, useEffect, useRef } from 'react'
import type { Light } from '../../../../domain/panorama/panorama.ts'

/**
 * Where one has turned to in each picture, by its URL: between its left end, 0, and its right end, 1. The page and the
 * whole screen share it.
 */
export type Turned = RefObject<Map<string, number>>

interface Turning {
  turned: Turned
  picture: string
  light: Light
  /** Whether the whole screen is over this scroller. */
  isCovered: boolean
}

/** Begins in the middle. Afterwards it looks where one has turned to, also in another light and on the whole screen. */
export function useTurning({ turned, picture, light, isCovered }: Turning) {
  const ref = useRef<HTMLDivElement>(null)
  const isPlaced = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture of another light may have another width.
  useEffect(() => {
    const scroller = ref.current
    if (!scroller || isCovered) return
    // A dialog has no size before it opens, and the browser scrolls to the middle by itself when it has one.
    const observer = new ResizeObserver(() => {
      const range = rangeOf(scroller)
      if (range <= 0) return
      // Whoever has moved it before scripts ran already looks where they want to.
      const isMoved = !turned.current.has(picture) && scroller.scrollLeft > 0
      if (isMoved) remember(turned, picture, scroller)
      scroller.scrollLeft = (turned.current.get(picture) ?? 0.5) * range
      isPlaced.current = true
    })
    observer.observe(scroller)
    return () => {
      isPlaced.current = false
      observer.disconnect()
    }
  }, [turned, picture, light, isCovered])
  return {
    ref,
    onScroll({ currentTarget }: UIEvent<HTMLElement>) {
      if (isPlaced.current) remember(turned, picture, currentTarget)
    },
  }
}

function remember({ current }: Turned, picture: string, scroller: HTMLElement): void {
  const range = rangeOf(scroller)
  if (range > 0) current.set(picture, scroller.scrollLeft / range)
}

function rangeOf({ scrollWidth, clientWidth }: HTMLElement): number {
  return scrollWidth - clientWidth
}
