import type { KeepMessage } from '../service-worker/messages.ts'
import { consoleMessages } from '../text/console-messages.ts'

/** Keeps visited pages readable without a connection. Nothing of it competes with the first paint. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) console.warn(consoleMessages.noPersistence)
  else if (document.readyState === 'complete') whenIdle(register)
  else addEventListener('load', () => whenIdle(register))
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator
  const isFirstVisit = !serviceWorker.controller
  try {
    await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  } catch {
    return console.warn(consoleMessages.noPersistence)
  }
  const { active } = await serviceWorker.ready
  if (isFirstVisit) active?.postMessage(whatWasLoaded())
}

/** The page that brings the worker was loaded without it. */
function whatWasLoaded(): KeepMessage {
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const pictures = loaded.filter(
    ({ name, initiatorType }) => initiatorType === 'img' && name.startsWith(`${location.origin}/files/`),
  )
  return { kind: 'keep', page: location.href, pictures: pictures.map(({ name }) => name) }
}

/** Safari has no idle callback. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 5000 })
  else setTimeout(run, 1000)
}
