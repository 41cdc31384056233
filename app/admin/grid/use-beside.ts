import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { placeBeside } from '../../../domain/grid/place-beside.ts'
import type { Point } from './grid-unit.ts'

interface Beside {
  panel: RefObject<HTMLElement | null>
  opener: RefObject<HTMLElement | null>
  /** Where the pointer was; without it, the popover is beside its opener. */
  at?: Point | undefined
}

/**
 * Shows a popover beside its opener or the pointer, and moves it with the page.
 * On a phone, the style sheet puts the panel at the bottom edge.
 */
export function useBeside({ panel, opener, at }: Beside): void {
  useLayoutEffect(() => {
    const { current: element } = panel
    const box = opener.current?.getBoundingClientRect()
    if (!element || !box) return
    element.showPopover()
    const { offsetWidth: width, offsetHeight: height } = element
    const { clientWidth } = document.documentElement
    const { left, top } = placeBeside(
      at ? { left: at.x, right: at.x, top: at.y, bottom: at.y } : box,
      { width, height },
      { width: clientWidth, height: innerHeight },
    )
    element.style.setProperty('--panel-top', `${top + scrollY}px`)
    element.style.setProperty('--panel-left', `${left + scrollX}px`)
  }, [panel, opener, at])
}

/**
 * Closes a popover on a press outside of it. It stays open while a price is typed, which is saved on blur and may ask
 * for confirmation.
 */
export function useClosedElsewhere({ panel, opener }: Beside, close: () => void): void {
  const newest = useRef(close)
  useEffect(() => {
    newest.current = close
  })
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      const isOurs = [panel, opener].some(
        ({ current }) => target instanceof Node && current?.contains(target),
      )
      if (!isOurs && !panel.current?.querySelector('.price-form')) newest.current()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [panel, opener])
}
