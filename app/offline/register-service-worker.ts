import { consoleMessages } from '../../text/console-messages.ts'
import type { CacheMessage } from '../service-worker/messages.ts'
import { builtFiles, urls } from '../urls.ts'

/**
 * Registers the worker that makes visited pages readable offline. It waits until the page has loaded and the browser
 * is idle, so that it does not delay the first paint.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) console.warn(consoleMessages.noPersistence)
  else if (document.readyState === 'complete') whenIdle(register)
  else addEventListener('load', () => whenIdle(register))
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator
  const isFirstVisit = !serviceWorker.controller
  try {
    await serviceWorker.register(builtFiles.serviceWorker, { updateViaCache: 'none' })
  } catch {
    return console.warn(consoleMessages.noPersistence)
  }
  const { active } = await serviceWorker.ready
  if (isFirstVisit && active) cacheLoadedResources((message) => active.postMessage(message))
}

/** The `initiatorType` of images, which are loaded by `img` elements or by `<link rel=preload>`. */
const imageInitiators = ['img', 'link']

/**
 * Asks the worker to cache the page, its images and its scripts. On the first visit, most of them were loaded before
 * the worker could cache them.
 */
function cacheLoadedResources(send: (message: CacheMessage) => void): void {
  send({ kind: 'keep', urls: [location.href] })
  const observer = new PerformanceObserver((list) => {
    const resources = list
      .getEntries()
      .filter(
        (entry) =>
          entry instanceof PerformanceResourceTiming &&
          entry.workerStart === 0 &&
          (entry.name.startsWith(`${location.origin}${builtFiles.assets}/`) ||
            (imageInitiators.includes(entry.initiatorType) &&
              entry.name.startsWith(`${location.origin}${urls.files}/`))),
      )
    if (resources.length > 0) send({ kind: 'keep', urls: resources.map(({ name }) => name) })
  })
  observer.observe({ type: 'resource', buffered: true })
}

/**
 * Runs the function when the browser is idle; in Safari, which has no `requestIdleCallback`, after a second.
 */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 5000 })
  else setTimeout(run, 1000)
}
