import { useEffect } from 'react'

const soon = 1000
/** In pixels: how far a hand moves between two clicks on one spot. */
const oneSpot = 12

/** Buttons that do something at one press: not those that show more, that ask first, or of the dialog that asks. */
export const pressedButton = 'button:not([aria-expanded], [aria-haspopup], dialog *)'

/**
 * Ignores a second click within a second in a list whose rows leave it (`SteadyRows`), where it cannot be meant: on the
 * button of the first one, or on its spot, where another button has come to lie.
 */
export function useMeantClicks(): void {
  useEffect(() => {
    let last = { button: null as Element | null, x: 0, y: 0, at: Number.NEGATIVE_INFINITY }
    const judge = (event: globalThis.MouseEvent) => {
      const { target, clientX: x, clientY: y, timeStamp: at, detail } = event
      const button = target instanceof Element ? target.closest('button') : null
      // A click by keys has no spot.
      const isOnSpot = detail > 0 && Math.hypot(x - last.x, y - last.y) <= oneSpot
      if (button && (button === last.button || isOnSpot) && at - last.at < soon) {
        event.preventDefault()
        return event.stopImmediatePropagation()
      }
      if (button?.matches(pressedButton) && button.closest('[data-steady]')) last = { button, x, y, at }
    }
    // On the window, so that it comes before React, which listens on the document.
    addEventListener('click', judge, true)
    return () => removeEventListener('click', judge, true)
  }, [])
}
