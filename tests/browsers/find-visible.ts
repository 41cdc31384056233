import type { Point } from '../../domain/geometry/polygon.ts'

export interface VisibleElement {
  text: string
  value: string
  middle: Point
  /** Whether a click in its middle reaches the element. */
  isOnTop: boolean
  /** Whether an image has loaded; true for other elements. */
  isComplete: boolean
}

/** Returns the visible elements that match the selector and whose accessible name matches. Runs in the page. */
export function findVisible(css: string, name: string, scrollToFirst: boolean): VisibleElement[] {
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  // Invisible text only reserves space for other texts, and is no part of a name.
  const visibleText = (element: Element) =>
    element instanceof HTMLElement ? element.innerText : element.textContent
  const nameOf = (element: Element) => tidy(element.getAttribute('aria-label') ?? visibleText(element))
  const found = [...document.querySelectorAll(css)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && new RegExp(name, 'u').test(nameOf(element)),
  )
  if (scrollToFirst) found[0]?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  return found.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const middle = { x: x + width / 2, y: y + height / 2 }
    const top = document.elementFromPoint(middle.x, middle.y)
    return {
      text: tidy(element.textContent),
      value: 'value' in element ? String(element.value) : '',
      middle,
      isOnTop: top !== null && element.contains(top),
      isComplete: !(element instanceof HTMLImageElement) || (element.complete && element.naturalWidth > 0),
    }
  })
}
