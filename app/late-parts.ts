import { firstTouch } from './first-touch.ts'

/** How long a tap that needs a part's scripts waits for them, in milliseconds. */
const longestHold = 7000
/** How far outside of the window a part is near it. */
const near = { rootMargin: '80% 0px' }

/** The elements of parts that are not hydrated yet, with what loads their scripts. */
const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | undefined
let held: Element | undefined

/**
 * Calls `load` when the part comes near the window or is touched, and again where that has failed. Until the returned
 * function is called, a tap on an element of the part that needs scripts is held, as on a page before its first scripts
 * (first-touch.ts); then it is repeated.
 */
export function watchPart(part: Element, load: () => void): () => void {
  observer ??= observe()
  waiting.set(part, load)
  // A dialog that the URL has opened covers the page, and only its scripts hold the focus within it.
  if (part.querySelector('dialog[open]')) load()
  observer.observe(part)
  return () => {
    waiting.delete(part)
    observer?.unobserve(part)
    if (held && part.contains(held)) repeatTap()
  }
}

function observe(): IntersectionObserver {
  // On the window: on their way down, React stops the events of what it has not hydrated.
  for (const sign of ['pointerdown', 'focusin', 'online']) addEventListener(sign, notice, true)
  addEventListener('click', holdTap, true)
  return new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.()
  }, near)
}

function notice({ target }: Event): void {
  for (const [part, load] of waiting) if (!(target instanceof Node) || part.contains(target)) load()
}

/** With a modifier key the browser opens a tab or window, which needs no scripts. */
function holdTap(event: MouseEvent): void {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
  const touched = target instanceof Element && target.closest(`[${firstTouch.early}]`)
  if (!touched || button || ctrlKey || metaKey || shiftKey || altKey) return
  if (![...waiting.keys()].some((part) => part.contains(touched))) return
  event.preventDefault()
  event.stopImmediatePropagation()
  held?.removeAttribute(firstTouch.pressed)
  held = touched
  touched.setAttribute(firstTouch.pressed, '')
  notice(event)
  setTimeout(() => held === touched && repeatTap(), longestHold)
}

/** Where the scripts have not come, a link is followed without them. */
function repeatTap(): void {
  const tapped = held
  held = undefined
  tapped?.removeAttribute(firstTouch.pressed)
  removeEventListener('click', holdTap, true)
  tapped?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }))
  addEventListener('click', holdTap, true)
}
