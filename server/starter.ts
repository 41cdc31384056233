import { firstTouch } from '../app/first-touch.ts'

const settings: StarterSettings = {
  ...firstTouch,
  inertType: 'text/late-module',
  fetchAfter: 200,
  runAfter: 4000,
  timeout: 7000,
}

const script = `(${starter})(${JSON.stringify(settings)})`.replaceAll(/\n\s*/g, '\n')

/** Both in one: a page is long. */
const modules = /<link rel="modulepreload"|(<script[^>]*) type="module" async=""/g

/**
 * Public pages are whole without scripts, so scripts wait: they are fetched when the page is there, after everything
 * is painted. They run at the first sign of a visitor (a touch, a key, the pointer, the wheel), or when the page was
 * left alone for a while: from then on it follows the admin area. `nonce` is what our own scripts carry (see
 * content-security.ts). The starter stands before the stylesheets, which scripts after them would wait for: it is
 * there before anything can be touched.
 */
export function delayScripts(html: string, nonce: string): string {
  return html
    .replaceAll(modules, (_, script) =>
      script ? `${script} type="${settings.inertType}"` : '<link rel="late-modulepreload"',
    )
    .replace(
      /<head>(<meta charset="utf-8"\/>)?/i,
      (head) => `${head}<script nonce="${nonce}">${script}</script>`,
    )
}

export interface StarterSettings {
  inertType: string
  early: string
  pressed: string
  takenOver: string
  /** How long after `load` scripts are fetched, in milliseconds. */
  fetchAfter: number
  /** How long after `load` scripts run on a page that nobody touches. */
  runAfter: number
  /** How long a held tap waits for scripts before its link is followed as it is. */
  timeout: number
}

/** Runs in the browser. It goes there as text, so it uses nothing from outside of itself. */
export function starter(settings: StarterSettings): void {
  const { inertType, early, pressed, takenOver, fetchAfter, runAfter, timeout } = settings
  const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'focusin']
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1))
  let started = false
  let heldTarget: Element | undefined
  let waiting = 0

  function fetchScripts() {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="late-modulepreload"]'))
      link.rel = 'modulepreload'
  }

  function runScripts() {
    fetchScripts()
    for (const inert of document.querySelectorAll(`script[type="${inertType}"]`)) {
      const script = document.createElement('script')
      script.type = 'module'
      script.textContent = inert.textContent
      script.onerror = giveUp
      inert.after(script)
    }
  }

  function start() {
    if (started) return
    started = true
    for (const sign of signs) removeEventListener(sign, notice, true)
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', runScripts)
    else runScripts()
  }

  function notice(event: Event) {
    // Browsers also send a pointermove when a page appears under a pointer that does not move.
    const { type, movementX, movementY } = event as PointerEvent
    if (type !== 'pointermove' || movementX !== 0 || movementY !== 0) start()
  }

  /** Enter on a link is a click, too. A click with one of these keys opens a tab or a window, without scripts. */
  function holdTap(event: MouseEvent) {
    const touched = (event.target as Element).closest(`[${early}]`)
    if (!touched || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    releaseTap()
    heldTarget = touched
    touched.setAttribute(pressed, '')
    waiting = window.setTimeout(follow, timeout)
    start()
  }

  function releaseTap(): Element | undefined {
    const last = heldTarget
    clearTimeout(waiting)
    last?.removeAttribute(pressed)
    heldTarget = undefined
    return last
  }

  /** What the link does without scripts. */
  function follow() {
    const href = releaseTap()?.getAttribute('href')
    if (href) location.assign(href)
  }

  function giveUp() {
    removeEventListener('click', holdTap, true)
    follow()
  }

  function replay() {
    removeEventListener('click', holdTap, true)
    releaseTap()?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }))
  }

  for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true })
  addEventListener('click', holdTap, true)
  addEventListener(takenOver, replay, { once: true })
  addEventListener('load', () => {
    // An image that has come is painted a few frames later.
    setTimeout(() => requestAnimationFrame(() => whenIdle(fetchScripts, { timeout: 1000 })), fetchAfter)
    setTimeout(() => whenIdle(start, { timeout: 3000 }), runAfter)
  })
  // A copy that was cached for reading offline has its scripts at hand, and must soon say how old it is.
  if (document.documentElement.dataset.keptAt || !navigator.onLine) start()
}
