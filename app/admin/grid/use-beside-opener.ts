import { type RefObject, useLayoutEffect } from 'react'

const gap = 6
const edge = 8

/**
 * Shows a popover below its opener, or above it where the window ends; it moves with the page. On a phone it lies at the
 * lower edge, as the style sheet says.
 */
export function useBesideOpener(
  panel: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const { current: element } = panel
    const place = opener.current?.getBoundingClientRect()
    if (!element || !place) return
    element.showPopover()
    const { offsetWidth: width, offsetHeight: height } = element
    const fitsBelow = place.bottom + gap + height <= innerHeight
    const top = fitsBelow ? place.bottom + gap : Math.max(edge, place.top - gap - height)
    const left = Math.max(edge, Math.min(place.left, document.documentElement.clientWidth - width - edge))
    element.style.setProperty('--panel-top', `${top + scrollY}px`)
    element.style.setProperty('--panel-left', `${left + scrollX}px`)
  }, [panel, opener])
}
