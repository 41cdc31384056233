import { firstTouch } from '../../app/first-touch.ts'

const settings: StarterSettings = {
  ...firstTouch,
  inertType: 'text/late-module',
  fetchAfter: 200,
  runAfter: 4000,
  timeout: 7000,
}

const script = `(${starter})(${JSON.stringify(settings)})`.replaceAll(/\n\s*/g, '\n')

/** One expression for preload links and scripts, because each search reads all of a long page. */
const modules = /<link rel="modulepreload"|(<script[^>]*) type="module" async=""/g

/**
 * Makes the scripts of a public page, which works without them, wait until it is painted. They run at the first
 * sign of a visitor (a touch, a key, the pointer, the wheel), or some seconds after `load`; from then on the
 * page follows live changes. The inline script that starts them stands before the stylesheets: after them it
 * would wait for them and miss early touches.
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
  hydrated: string
  /** How long after `load` scripts are fetched, in milliseconds. */
  fetchAfter: number
  /** How long after `load` scripts run on a page that nobody touches. */
  runAfter: number
  /** How long a tap that needs scripts waits for them before its link is followed without. */
  timeout: number
}

/** Runs in the browser. It is sent as text, so it must not use anything from outside of itself. */
export function starter(settings: StarterSettings): void {
  const { inertType, early, pressed, hydrated, fetchAfter, runAfter, timeout } = settings
  const interactionEvents = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'focusin']
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1))
  let started = false
  let pendingTap: Element | undefined
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
    for (const sign of interactionEvents) removeEventListener(sign, notice, true)
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', runScripts)
    else runScripts()
  }

  function notice(event: Event) {
    // Browsers also send a pointermove when a page appears under a pointer that does not move.
    const { type, movementX, movementY } = event as PointerEvent
    if (type !== 'pointermove' || movementX !== 0 || movementY !== 0) start()
  }

  /**
   * Holds a click, or Enter on a link, until the scripts run. With a modifier key the browser opens a tab or
   * window, which needs no scripts.
   */
  function holdTap(event: MouseEvent) {
    const touched = (event.target as Element).closest(`[${early}]`)
    if (!touched || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    releaseTap()
    pendingTap = touched
    touched.setAttribute(pressed, '')
    waiting = window.setTimeout(follow, timeout)
    start()
  }

  function releaseTap(): Element | undefined {
    const last = pendingTap
    clearTimeout(waiting)
    last?.removeAttribute(pressed)
    pendingTap = undefined
    return last
  }

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

  for (const sign of interactionEvents) addEventListener(sign, notice, { capture: true, passive: true })
  addEventListener('click', holdTap, true)
  addEventListener(hydrated, replay, { once: true })
  addEventListener('load', () => {
    // A loaded image is painted a few frames later, and scripts must not delay that.
    setTimeout(() => requestAnimationFrame(() => whenIdle(fetchScripts, { timeout: 1000 })), fetchAfter)
    setTimeout(() => whenIdle(start, { timeout: 3000 }), runAfter)
  })
  // Scripts of an offline copy start at once: they are in the cache, and show how old the copy is.
  if (document.documentElement.dataset.keptAt || !navigator.onLine) start()
}
