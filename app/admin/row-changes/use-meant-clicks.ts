import { useEffect } from 'react'

const soon = 1000
/** In pixels: how far a hand moves between two clicks on one spot. */
const oneSpot = 12

/**
 * Ignores a second click within a second that cannot be meant: on the spot of the first one, but on another button,
 * because the page has moved under the pointer; and on the same button of a list whose rows leave it (`SteadyRows`).
 */
export function useMeantClicks(): void {
  useEffect(() => {
    let last = { button: null as Element | null, x: 0, y: 0, at: Number.NEGATIVE_INFINITY }
    const judge = (event: globalThis.MouseEvent) => {
      const { target, clientX: x, clientY: y, timeStamp: at, detail } = event
      const button = target instanceof Element ? target.closest('button') : null
      const isAgain = button === last.button
      // A click by keys has no spot.
      const isOnSpot = detail > 0 && Math.hypot(x - last.x, y - last.y) <= oneSpot
      const isMeant = isAgain ? !button?.closest('[data-steady]') : !isOnSpot || !last.button
      if (button && !isMeant && at - last.at < soon) {
        event.preventDefault()
        return event.stopImmediatePropagation()
      }
      last = { button, x, y, at }
    }
    // On the window, so that it comes before React, which listens on the document.
    addEventListener('click', judge, true)
    return () => removeEventListener('click', judge, true)
  }, [])
}
