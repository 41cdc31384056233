import { type CacheMessage, imageHeaders, showroomCache } from '../service-worker/messages.ts'
import { isAsset } from '../urls.ts'

/** Few at once, so that whoever is looking at the screen waits for nothing. */
const atOnce = 2
const retryAfter = 60_000

/** Asks the worker to store pages that nobody has opened yet. */
export async function keepPages(urls: readonly string[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  const message: CacheMessage = { kind: 'keep', urls: urls.map((url) => new URL(url, location.href).href) }
  active?.postMessage(message)
}

/**
 * Stores pictures that nobody has looked at yet, and removes those that are no longer among them. Tells the share that is
 * stored, and undefined when nothing is left to do. What could not be loaded is loaded again a minute later.
 */
export async function keepPictures(
  urls: string[],
  signal: AbortSignal,
  tell: (share: number | undefined) => void,
): Promise<void> {
  // Without a worker nothing would read them.
  if (!('serviceWorker' in navigator) || !('caches' in window)) return
  await navigator.serviceWorker.ready
  const cache = await caches.open(showroomCache)
  const wanted = new Set(urls.map((url) => new URL(url, location.href).href))
  const stored = new Set<string>()
  for (const request of await cache.keys()) {
    if (wanted.has(request.url)) stored.add(request.url)
    else await cache.delete(request)
  }
  const missing = [...wanted].filter((url) => !stored.has(url))
  const failed: string[] = []

  async function work(): Promise<void> {
    for (let url = missing.shift(); url !== undefined && !signal.aborted; url = missing.shift()) {
      const response = await fetch(
        url,
        isAsset(new URL(url).pathname) ? { signal } : { signal, headers: imageHeaders },
      ).catch(() => undefined)
      if (response?.status === 200) {
        await cache.put(url, response)
        stored.add(url)
      } else failed.push(url)
      if (!signal.aborted) tell(stored.size / wanted.size)
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work))
  if (signal.aborted) return
  tell(failed.length > 0 ? stored.size / wanted.size : undefined)
  if (failed.length > 0) {
    const timer = setTimeout(() => keepPictures(urls, signal, tell).catch(() => {}), retryAfter)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
}
